import { AuthError, useAuth } from '@bank-bonuses/auth';
import { providerName } from '@bank-bonuses/product/providers';
import { usePortalConfig } from '@bank-bonuses/product/react';
import { Button, ErrorSummary, Stack, Text, useErrorTitle } from '@bank-bonuses/ui';
import { useEffect, useState } from 'react';
import { useLocation, type Location } from 'react-router';
import { keepRequestedPage } from './requestedPage.ts';

type Attempt =
  | { status: 'idle' }
  | { status: 'leaving'; provider: string }
  | { status: 'failed'; message: string; needsReload: boolean };

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
  const [attempt, setAttempt] = useState<Attempt>({ status: 'idle' });
  useErrorTitle(attempt.status === 'failed');

  useEffect(() => {
    // The Back button can restore the page from the browser's cache with the buttons still
    // disabled.
    const reset = () => setAttempt({ status: 'idle' });
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);

  const leave = async (provider: string) => {
    setAttempt({ status: 'leaving', provider });
    try {
      const address = await (await auth.loadProviders()).beginSignIn(provider);
      keepRequestedPage(location.state);
      open(address);
    } catch (error) {
      const known = error instanceof AuthError ? error : undefined;
      setAttempt({
        status: 'failed',
        message: known?.message || 'An error occurred during login',
        needsReload: known?.needsReload ?? false,
      });
    }
  };

  const isLeaving = attempt.status === 'leaving';
  return (
    <Stack gap="sm" role="group" aria-label="Other ways to log in">
      <Text tone="quiet">Or</Text>
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="outline"
          tone="neutral"
          fullWidth
          disabled={isLeaving}
          loading={isLeaving && attempt.provider === provider}
          loadingText={`Opening ${providerName(provider)}...`}
          onClick={() => void leave(provider)}
        >
          Continue with {providerName(provider)}
        </Button>
      ))}
      {attempt.status === 'failed' && (
        <ErrorSummary message={attempt.message} offersReload={attempt.needsReload} />
      )}
    </Stack>
  );
}

const leaveFor = (address: string) => window.location.assign(address);
