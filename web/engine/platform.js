/** The symbols that `using` and `await using` call, also where the platform does not have them yet. */
export const dispose = Symbol.dispose ?? Symbol.for('Symbol.dispose');
export const asyncDispose = Symbol.asyncDispose ?? Symbol.for('Symbol.asyncDispose');
