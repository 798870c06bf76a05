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

const failedBefore = new WeakSet<object>();

/**
 * Loads code on demand.
 * @param key an object that is the same each time, so that a second failure is recognized
 */
export async function loadCode<Module>(
  load: () => Promise<Module>,
  key: object = load,
): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    const isRepeated = failedBefore.has(key);
    failedBefore.add(key);
    throw new LoadCodeError(isRepeated || needsReload(cause), cause);
  }
}
