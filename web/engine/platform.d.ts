/**
 * What `using` and `await using` call; and the names of a platform that our types mention, for programs
 * that are checked without them. Where they are declared, this adds nothing.
 */
export declare const dispose: typeof Symbol.dispose;
export declare const asyncDispose: typeof Symbol.asyncDispose;

declare global {
  interface SymbolConstructor {
    readonly dispose: unique symbol;
    readonly asyncDispose: unique symbol;
  }
  interface AbortSignal {}
  interface URL {}
  namespace WebAssembly {
    interface Module {}
    interface Instance {}
  }
}
