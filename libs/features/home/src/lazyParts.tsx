import { needsReload } from '@bank-bonuses/lazy';
import { LoadError } from '@bank-bonuses/ui';

/** A loader that never resolves, for `useLazy` while a part is not needed. */
export const never = () => new Promise<never>(() => undefined);

export interface PartLoadErrorProps {
  message: string;
  error: unknown;
  retry: () => void;
}

/** Renders an error box instead of a part whose script could not be loaded. */
export function PartLoadError({ message, error, retry }: PartLoadErrorProps) {
  const isOutdated = needsReload(error);
  return (
    <LoadError
      message={message}
      description={
        isOutdated
          ? 'This page has been updated since you opened it. Trying again reloads the page.'
          : undefined
      }
      onRetry={() => (isOutdated ? location.reload() : retry())}
    />
  );
}
