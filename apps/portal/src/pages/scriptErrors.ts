/** Errors of scripts that could not be loaded. */
const scriptErrors = new WeakSet<object>();

/** Remembers the errors of failed imports, which Vite reports with an event. */
export function rememberScriptErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => scriptErrors.add(payload));
}

/** Returns whether the error is a script that could not be loaded. */
export const isScriptLoadError = (error: unknown): boolean =>
  error instanceof Error && scriptErrors.has(error);
