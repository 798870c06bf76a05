import { useLazy } from '@bank-bonuses/lazy/react';
import { ErrorSummary } from '@bank-bonuses/ui';
const load = async () => (await import('./ProviderButtons.tsx')).ProviderButtons;

/**
 * Renders the buttons of the sign-in providers. Their code loads only if the deployment offers
 * providers.
 */
export function LazyProviderButtons() {
  const { value: Loaded, error } = useLazy(load);
  if (Loaded) return <Loaded />;
  return (
    error !== undefined && (
      <ErrorSummary message="Other ways to log in could not be loaded." offersReload />
    )
  );
}
