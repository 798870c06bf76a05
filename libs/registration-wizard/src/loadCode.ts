/** Thrown when code that is loaded on demand could not be loaded. */
export class LoadCodeError extends Error {
  override readonly name = 'LoadCodeError';
  /** Whether a retry has failed, too. Some browsers remember a failure until the page is reloaded. */
  readonly needsReload: boolean;

  constructor(needsReload: boolean, cause: unknown) {
    super('Code could not be loaded', { cause });
    this.needsReload = needsReload;
  }
}

/**
 * Returns whether only a reload of the page helps after an error. Accepts errors of any package.
 */
export function needsReload(error: unknown): boolean {
  return error instanceof Error && 'needsReload' in error && error.needsReload === true;
}

const failedBefore = new WeakSet<() => unknown>();

/**
 * Loads code on demand.
 * @param load the same function each time, so that a second failure is recognized
 */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    const isRepeated = failedBefore.has(load);
    failedBefore.add(load);
    throw new LoadCodeError(isRepeated || needsReload(cause), cause);
  }
}
