/** Code that is loaded on demand could not be loaded. */
export class LazyCodeError extends Error {
  override readonly name = 'LazyCodeError';
  /** False when the same try may succeed later; true when only a reload of the page helps. */
  readonly needsReload: boolean;

  constructor(message: string, needsReload: boolean, cause?: unknown) {
    super(message, { cause });
    this.needsReload = needsReload;
  }
}

/** Whether an error, of whichever package, says that only a reload of the page helps. */
export function needsReload(error: unknown): boolean {
  return error instanceof Error && 'needsReload' in error && error.needsReload === true;
}
