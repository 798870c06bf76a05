import {
  useAuth,
  useAuthCall,
  useRedirectResult,
  useSession,
  type RedirectResult,
} from '@bank-bonuses/auth';
import { typedEmailIn } from '@bank-bonuses/product/routes';
import { Button, PublicPage, Stack, Text } from '@bank-bonuses/ui';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { BackToLogin } from '../BackToLogin.tsx';
import { CheckingLink } from './CheckingLink.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { PasswordUpdated } from './PasswordUpdated.tsx';
import { RecoveryHelp } from './RecoveryHelp.tsx';
import { SecondStep } from '../secondStep/SecondStep.tsx';
import { useLinkRequest } from '../requestLink/useLinkRequest.ts';

/**
 * Renders the page with `type=recovery`: the form for a new password, or the reason why no password
 * can be set and what to do.
 */
export function SetPasswordScreen() {
  const auth = useAuth();
  const session = useSession();
  const asOpened = useRedirectResult();
  const [verified, setVerified] = useState<RedirectResult>();
  const redirectResult = verified ?? asOpened;
  const email = typedEmailIn(useLocation().state);
  const request = useLinkRequest(email);
  /** Email address of the customer whose password is updated, which ends the session. */
  const [customer, setCustomer] = useState<string>();
  const [hasCode, setHasCode] = useState(false);
  const [state, setState] = useState<'open' | 'done' | 'leaving'>('open');
  const verifying = useAuthCall();
  const updating = useAuthCall('An error occurred while updating your password');
  const isSignedIn = session.status === 'signed-in';
  const isExpired = updating.error?.code === 'session_ended';

  const submit = (password: string) => {
    setCustomer(isSignedIn ? session.user.email : undefined);
    return updating.run(async () => {
      await auth.updatePassword(password);
      setState('done');
    });
  };

  const verify = () => verifying.run(async () => setVerified(await auth.verifyLink()));

  /**
   * Ends the session that the mailed link or its code started. A customer who leaves this page has
   * to log in.
   */
  const leave = () => {
    if (!hasCode && redirectResult?.kind !== 'recovery') return;
    setState('leaving');
    void auth.signOut();
  };

  const current = isSignedIn ? session.user.email : (customer ?? '');

  const content = () => {
    if (state === 'done') return <PasswordUpdated email={current} />;
    if (!redirectResult) return <CheckingLink />;
    const { kind } = redirectResult;
    const isHeld = updating.isBusy || state === 'leaving';
    // Otherwise the link started no session, and a customer who is signed in may be someone other
    // than the recipient of the link.
    const isProved = hasCode || (kind !== 'failed' && kind !== 'unverified');
    const isAllowed = isSignedIn && isProved && !isExpired;
    // The service's answer takes precedence over what this browser has stored about the account.
    const needsSecondStep =
      updating.error?.code === 'insufficient_aal' || (isSignedIn && session.needsSecondFactor);
    if (isAllowed && !isHeld && needsSecondStep) {
      return <SecondStep email={current} onDone={updating.reset} />;
    }
    if (isAllowed || isHeld) {
      return (
        <NewPasswordForm
          email={current}
          isBusy={isHeld}
          error={updating.error}
          takesFocus={hasCode || verified !== undefined}
          onSubmit={(password) => void submit(password)}
        />
      );
    }
    if (kind === 'unverified' && !hasCode && !isExpired) {
      // The link is not verified automatically, because a mail scanner may have opened the page.
      return (
        <Stack gap="md">
          <Text>
            Your link works once. We ask you to press the button because some mail services open
            every link before you do.
          </Text>
          <Button
            fullWidth
            loading={verifying.isBusy}
            loadingText="Checking..."
            onClick={() => void verify()}
          >
            Continue
          </Button>
        </Stack>
      );
    }
    return (
      <RecoveryHelp
        redirectResult={redirectResult}
        isExpired={isExpired}
        request={request}
        isExpected={email !== ''}
        onVerified={() => {
          setHasCode(true);
          updating.reset();
        }}
      />
    );
  };

  return (
    <PublicPage title="Set New Password" description="Choose a new password for your account.">
      <Stack gap="lg">
        {content()}
        <BackToLogin email={current || request.email} onClick={leave} />
      </Stack>
    </PublicPage>
  );
}
