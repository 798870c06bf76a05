/** A function of the public API. */
export type PublicFunction = (...args: never[]) => unknown;

/** `Error` of engines that can leave frames out of a stack: V8, and recent Safari and Firefox. */
interface TracingErrorConstructor {
  /** Omits this function, and the functions that it called, from the stack. */
  captureStackTrace?: (error: Error, calledFunction: PublicFunction) => void;
}

/**
 * Makes the stack of an error begin at the line that called the public function, which must be running
 * synchronously. Engines without `captureStackTrace` keep the frames of the client.
 */
export function fromCallerOf<Created extends Error>(
  calledFunction: PublicFunction,
  error: Created,
): Created {
  (Error as TracingErrorConstructor).captureStackTrace?.(error, calledFunction);
  return error;
}

/**
 * Gives an error the stack of the call. An error of a call is created asynchronously, so its own stack
 * would not contain the caller's code.
 */
export function traced<Failed extends Error>(error: Failed, { stack = '' }: Error): Failed {
  // Only in V8 (Chrome, Node) a stack starts with the name and the message of the error.
  error.stack = stack.replace(/^Error:? *\n/, `${error}\n`);
  return error;
}
