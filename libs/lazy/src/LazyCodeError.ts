/** Thrown when code that is loaded on demand could not be loaded. */
export class LazyCodeError extends Error {
  override readonly name = 'LazyCodeError';
  /** Whether only a reload of the page helps; `false` if a retry may succeed later. */
  readonly needsReload: boolean;

  constructor(message: string, needsReload: boolean, cause?: unknown) {
    super(message, { cause });
    this.needsReload = needsReload;
  }
}

/**
 * Returns whether only a reload of the page helps after an error. Accepts errors of any package.
 */
export function needsReload(error: unknown): boolean {
  return error instanceof Error && 'needsReload' in error && error.needsReload === true;
}
