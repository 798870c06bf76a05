import { needsReload } from '@bank-bonuses/lazy';
import { AuthError } from '../AuthError.ts';
import { outdatedText, unreachableText } from '../authMessages.ts';

/**
 * Returns a function that calls `load` once and caches the result. After a failure, the next call
 * loads again.
 */
export function onDemand<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      const isOutdated = needsReload(error);
      const text = isOutdated ? outdatedText : unreachableText();
      // The error is retryable even if the page needs a reload, because a script that fails to load
      // must not end the session.
      throw new AuthError(text, { retryable: true, needsReload: isOutdated });
    });
    return loading;
  };
}
