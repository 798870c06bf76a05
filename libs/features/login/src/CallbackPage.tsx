import {
  useAuth,
  useAuthCall,
  useRedirectResult,
  useSession,
  type RedirectResult,
} from '@bank-bonuses/auth';
import { paths, recoveryQuery } from '@bank-bonuses/product/routes';
import {
  Button,
  ButtonLink,
  Notice,
  PublicPage,
  Spinner,
  Stack,
  Text,
  useErrorTitle,
} from '@bank-bonuses/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { providerFailureText } from './providers/providerFailureText.ts';
import { takeRequestedPage } from './providers/requestedPage.ts';

/** Renders /auth/callback, the target of mailed links and of redirects from sign-in providers. */
export function CallbackPage() {
  const auth = useAuth();
  const asOpened = useRedirectResult();
  const [verified, setVerified] = useState<RedirectResult>();
  const { isBusy, run } = useAuthCall();
  const redirectResult = verified ?? asOpened;
  const session = useSession();
  const navigate = useNavigate();
  const target = redirectResult && redirectTarget(redirectResult, session.status === 'signed-in');

  useEffect(() => {
    if (target === undefined) return;
    const to = target === paths.dashboard ? takeRequestedPage() : target;
    void navigate(to, { replace: true });
  }, [navigate, target]);

  const verify = () => void run(async () => setVerified(await auth.verifyLink()));

  if (redirectResult?.kind === 'unverified' && redirectResult.purpose === 'confirmation') {
    return (
      <PublicPage
        title="Confirm your email address"
        description="If you have just registered with us, confirm that this email address is yours. If you have not, please close this page."
      >
        <Button fullWidth loading={isBusy} loadingText="Confirming..." onClick={verify}>
          Confirm
        </Button>
      </PublicPage>
    );
  }
  if (redirectResult?.kind === 'confirmed-elsewhere') {
    const texts = redirectResult.isProved ? proved : claimed;
    return (
      <PublicPage title={texts.title} description={texts.description}>
        <ToLogin />
      </PublicPage>
    );
  }
  if (redirectResult?.kind === 'provider-failed') {
    const { provider, errorCode } = redirectResult;
    return (
      <Failed message={providerFailureText(provider, errorCode)}>
        <ToLogin />
      </Failed>
    );
  }
  if (redirectResult?.kind === 'failed') {
    return (
      <Failed message={redirectResult.message}>
        {redirectResult.reason === 'unreachable' ? (
          <Button fullWidth loading={isBusy} onClick={verify}>
            Try again
          </Button>
        ) : (
          <>
            <Text>
              Please log in. If your email address is not confirmed yet, you can request a new
              confirmation email after you try to log in.
            </Text>
            <ToLogin />
          </>
        )}
      </Failed>
    );
  }
  return (
    <PublicPage title="Signing you in…">
      <div role="status">
        <Spinner size="large" label="One moment, please." />
      </div>
    </PublicPage>
  );
}

const proved = {
  title: 'Email address confirmed',
  description: 'Your email address is confirmed. Log in to continue.',
};

/**
 * These texts say 'if', because only the URL claims that the address was confirmed, and anyone can
 * make up a URL.
 */
const claimed = {
  title: 'Log in to continue',
  description: 'If you came here from the link in our email, your email address is confirmed.',
};

/**
 * Returns the URL to which the page redirects, or `undefined` if it shows a message.
 */
function redirectTarget(result: RedirectResult, isSignedIn: boolean): string | undefined {
  const { kind } = result;
  if (kind === 'confirmed-elsewhere') return undefined;
  if (kind === 'failed' || kind === 'provider-failed') return undefined;
  if (kind === 'unverified' && result.purpose === 'confirmation') return undefined;
  // A recovery link is verified on the reset-password page.
  if (kind === 'recovery' || kind === 'unverified') {
    return `${paths.resetPassword}?${recoveryQuery.name}=${recoveryQuery.value}`;
  }
  return isSignedIn ? paths.dashboard : paths.login;
}

function Failed({ message, children }: { message: string; children: ReactNode }) {
  useErrorTitle(true);
  return (
    <PublicPage title="We could not log you in">
      <Stack gap="lg">
        <Notice tone="critical" role="alert">
          {message}
        </Notice>
        {children}
      </Stack>
    </PublicPage>
  );
}

const ToLogin = () => (
  <ButtonLink fullWidth render={<Link to={paths.login} />}>
    Log in
  </ButtonLink>
);
