import { useAuth, useRedirectResult, useSession, type RedirectResult } from '@bank-bonuses/auth';
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
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ProviderFailure } from './providers/ProviderFailure.tsx';
import { takeRequestedPage } from './providers/requestedPage.ts';

/** Renders /auth/callback, the target of mailed links and of redirects from sign-in providers. */
export function CallbackPage() {
  const auth = useAuth();
  const asOpened = useRedirectResult();
  const [verified, setVerified] = useState<RedirectResult>();
  const [isVerifying, setIsVerifying] = useState(false);
  const redirectResult = verified ?? asOpened;
  const session = useSession();
  const navigate = useNavigate();
  const target = redirectResult && redirectTarget(redirectResult, session.status === 'signed-in');

  useEffect(() => {
    if (target === undefined) return;
    const to = target === paths.dashboard ? takeRequestedPage() : target;
    void navigate(to, { replace: true });
  }, [navigate, target]);

  const verify = async () => {
    setIsVerifying(true);
    setVerified(await auth.verifyLink());
    setIsVerifying(false);
  };

  if (redirectResult?.kind === 'unverified' && redirectResult.purpose === 'confirmation') {
    return (
      <PublicPage
        title="Confirm your email address"
        description="If you have just registered with us, confirm that this email address is yours. If you have not, please close this page."
      >
        <Button fullWidth loading={isVerifying} loadingText="Confirming..." onClick={verify}>
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
  if (redirectResult?.kind === 'provider-failed') return <ProviderFailure {...redirectResult} />;
  if (redirectResult?.kind === 'failed') {
    return (
      <FailedLink
        redirectResult={redirectResult}
        isTrying={isVerifying}
        onRetry={() => void verify()}
      />
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

interface FailedLinkProps {
  redirectResult: RedirectResult & { kind: 'failed' };
  isTrying: boolean;
  onRetry: () => void;
}

function FailedLink({ redirectResult, isTrying, onRetry }: FailedLinkProps) {
  useErrorTitle(true);
  if (redirectResult.reason === 'unreachable') {
    return (
      <PublicPage title="We could not log you in">
        <Stack gap="lg">
          <Notice tone="critical" role="alert">
            {redirectResult.message}
          </Notice>
          <Button fullWidth loading={isTrying} onClick={onRetry}>
            Try again
          </Button>
        </Stack>
      </PublicPage>
    );
  }
  return (
    <PublicPage title="We could not log you in">
      <Stack gap="lg">
        <Notice tone="critical" role="alert">
          {redirectResult.message}
        </Notice>
        <Text>
          Please log in. If your email address is not confirmed yet, you can request a new
          confirmation email after you try to log in.
        </Text>
        <ToLogin />
      </Stack>
    </PublicPage>
  );
}

const ToLogin = () => (
  <ButtonLink fullWidth render={<Link to={paths.login} />}>
    Log in
  </ButtonLink>
);
