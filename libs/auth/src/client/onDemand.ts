import { needsReload } from '@bank-bonuses/lazy';
import { AuthError } from '../AuthError.ts';
import { outdatedText, unreachableText } from '../authMessages.ts';

/**
 * Returns a function that calls `load` once and caches the result; after a failure the next call loads again.
 */
export function onDemand<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      const isOutdated = needsReload(error);
      const text = isOutdated ? outdatedText : unreachableText();
      // Retryable in both cases, because this failure does not end the session.
      throw new AuthError(text, { retryable: true, needsReload: isOutdated });
    });
    return loading;
  };
}
