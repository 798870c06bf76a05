import { needsReload } from '@bank-bonuses/lazy';
import { AuthError } from '../AuthError.ts';
import { outdatedText, unreachableText } from '../authMessages.ts';

/** Gives what `load` brings, fetched when it is first asked for; what could not be fetched is fetched anew. */
export function onDemand<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      const isOutdated = needsReload(error);
      const text = isOutdated ? outdatedText : unreachableText();
      // Retryable in both cases: it does not end the session.
      throw new AuthError(text, { retryable: true, needsReload: isOutdated });
    });
    return loading;
  };
}
