import { useLanding, useSession, type Landing } from '@bank-bonuses/auth';
import { paths, recoveryQuery } from '@bank-bonuses/routes';
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
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';

/** /auth/callback, where the links of our mails lead back to. */
export function CallbackPage() {
  const landing = useLanding();
  const session = useSession();
  const navigate = useNavigate();
  const target = landing && wayOn(landing, session.status === 'signed-in');

  useEffect(() => {
    if (target !== undefined) void navigate(target, { replace: true });
  }, [navigate, target]);

  if (landing?.kind === 'confirmed-elsewhere') {
    const words = landing.isProved ? proved : claimed;
    return (
      <PublicPage heading={words.heading} lede={words.lede}>
        <ToLogin />
      </PublicPage>
    );
  }
  if (landing?.kind === 'failed') return <FailedLink landing={landing} />;
  return (
    <PublicPage heading="Signing you in…">
      <div role="status">
        <Spinner size="large" label="One moment, please." />
      </div>
    </PublicPage>
  );
}

const proved = {
  heading: 'Email address confirmed',
  lede: 'Your email address is confirmed. Log in to continue.',
};

/** The address alone says so, and anybody can write one. */
const claimed = {
  heading: 'Log in to continue',
  lede: 'If you came here from the link in our email, your email address is confirmed.',
};

/** Where the visitor goes by themselves; `undefined` where the page has something to say. */
function wayOn({ kind }: Landing, isSignedIn: boolean): string | undefined {
  if (kind === 'confirmed-elsewhere' || kind === 'failed') return undefined;
  if (kind === 'recovery') {
    return `${paths.resetPassword}?${recoveryQuery.name}=${recoveryQuery.value}`;
  }
  return isSignedIn ? paths.dashboard : paths.login;
}

function FailedLink({ landing }: { landing: Landing & { kind: 'failed' } }) {
  useErrorTitle(true);
  const navigate = useNavigate();
  if (landing.reason === 'unreachable') {
    return (
      <PublicPage heading="We could not sign you in">
        <Stack gap="lg">
          <Notice tone="critical" role="alert">
            {landing.message}
          </Notice>
          <Button onClick={() => void navigate(0)}>Try again</Button>
        </Stack>
      </PublicPage>
    );
  }
  return (
    <PublicPage heading="We could not sign you in">
      <Stack gap="lg">
        <Notice tone="critical" role="alert">
          {landing.message}
        </Notice>
        <Text>
          If your email address is confirmed already, log in. If it is not, log in all the same: we
          will offer to send a new confirmation email.
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
