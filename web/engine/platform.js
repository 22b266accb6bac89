/** What `using` and `await using` call, where there is no such name yet, too. */
export const dispose = Symbol.dispose ?? Symbol.for('Symbol.dispose');
export const asyncDispose = Symbol.asyncDispose ?? Symbol.for('Symbol.asyncDispose');
