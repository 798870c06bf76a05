import { rememberScriptErrors } from '../pages/scriptErrors.ts';

rememberScriptErrors();

/** Returns the error of a script that could not be loaded, reported as in a build by Vite. */
export function scriptError(): Error {
  const error = new TypeError('Failed to fetch dynamically imported module');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  return error;
}

/** Fails as an `import()` of a script that could not be loaded. */
export const failedImport = (): Promise<never> => Promise.reject(scriptError());
