import { useLazy } from '@bank-bonuses/lazy/react';
import { ErrorSummary } from '@bank-bonuses/ui';
const load = async () => (await import('./ProviderButtons.tsx')).ProviderButtons;

/** Only some deployments offer providers, so a page without them does not load the buttons. */
export function LazyProviderButtons() {
  const { value: Loaded, error } = useLazy(load);
  if (Loaded) return <Loaded />;
  return (
    error !== undefined && (
      <ErrorSummary message="Other ways to log in could not be loaded." offersReload />
    )
  );
}
