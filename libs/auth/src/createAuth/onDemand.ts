import { AuthError } from '../AuthError.ts';
import { notLoadedText, unreachableText } from '../authMessages.ts';

/**
 * Returns a function that calls `load` once and caches the result. After a failure, the next call
 * loads again. After a third failure (a preload, a press and its retry) the error asks for a reload:
 * some browsers remember a failed import until then, and a newer deployment may have removed the
 * script.
 */
export function onDemand<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  let failures = 0;
  return () => {
    loading ??= load().catch(() => {
      loading = undefined;
      failures += 1;
      const needsReload = failures > 2;
      const text = needsReload ? notLoadedText : unreachableText();
      // The error is retryable even if the page needs a reload, because a script that fails to load
      // must not end the session.
      throw new AuthError(text, { retryable: true, needsReload });
    });
    return loading;
  };
}
