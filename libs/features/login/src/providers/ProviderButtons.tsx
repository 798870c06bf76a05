import { useAuth, useAuthCall } from '@bank-bonuses/auth';
import { providerName } from '@bank-bonuses/product/providers';
import { usePortalConfig } from '@bank-bonuses/product/react';
import { Button, ErrorSummary, Stack, Text, useErrorTitle } from '@bank-bonuses/ui';
import { useEffect, useState } from 'react';
import { useLocation, type Location } from 'react-router';
import { keepRequestedPage } from './requestedPage.ts';

export interface ProviderButtonsProps {
  /**
   * Opens the provider's URL.
   * @default navigates the browser to the URL
   */
  open?: (address: string) => void;
}

/** Renders buttons for logging in with an account of a sign-in provider, such as Google. */
export function ProviderButtons({ open = leaveFor }: ProviderButtonsProps) {
  const providers = usePortalConfig()?.signInProviders ?? [];
  const auth = useAuth();
  const location: Location<unknown> = useLocation();
  const { error, run } = useAuthCall('An error occurred during login');
  const [opening, setOpening] = useState<string>();
  useErrorTitle(error !== undefined);

  useEffect(() => {
    // The Back button can restore the page from the browser's cache with the buttons still
    // disabled.
    const reset = () => setOpening(undefined);
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);

  const leave = async (provider: string) => {
    setOpening(provider);
    const isLeaving = await run(async () => {
      const address = await (await auth.loadProviders()).beginSignIn(provider);
      keepRequestedPage(location.state);
      open(address);
    });
    if (!isLeaving) setOpening(undefined);
  };

  return (
    <Stack gap="sm" role="group" aria-label="Other ways to log in">
      <Text tone="quiet">Or</Text>
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="outline"
          tone="neutral"
          fullWidth
          disabled={opening !== undefined}
          loading={opening === provider}
          loadingText={`Opening ${providerName(provider)}...`}
          onClick={() => void leave(provider)}
        >
          Continue with {providerName(provider)}
        </Button>
      ))}
      {error && <ErrorSummary message={error.message} offersReload={error.needsReload} />}
    </Stack>
  );
}

const leaveFor = (address: string) => window.location.assign(address);
