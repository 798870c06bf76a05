import {
  AuthError,
  useAuth,
  useRedirectResult,
  useSession,
  type RedirectResult,
} from '@bank-bonuses/auth';
import { typedEmailIn } from '@bank-bonuses/product/routes';
import { PublicPage, Stack } from '@bank-bonuses/ui';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { BackToLogin } from '../BackToLogin.tsx';
import { CheckingLink } from './CheckingLink.tsx';
import { toFormError, type FormError } from '../form/formError.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { PasswordUpdated } from './PasswordUpdated.tsx';
import { RecoveryHelp } from './RecoveryHelp.tsx';
import { startedNoSession, openedLink, reasonFor, type Proof } from './recoveryState.ts';
import { SecondStep } from '../secondStep/SecondStep.tsx';
import { UnverifiedLink } from './UnverifiedLink.tsx';
import { useLinkRequest } from '../requestLink/useLinkRequest.ts';

/** The customer's progress in setting a new password. */
interface Progress {
  proof: Proof;
  update: 'idle' | 'verifying' | 'sending' | 'done' | 'leaving';
  formError: FormError | undefined;
  /**
   * Whether the service requires the second factor. Takes precedence over what this browser has
   * stored about the account.
   */
  needsSecondStep?: boolean;
}

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
  const [customer, setCustomer] = useState<string>();
  const [{ proof, update, formError, needsSecondStep }, setProgress] = useState<Progress>({
    proof: 'link',
    update: 'idle',
    formError: undefined,
  });

  const submit = async (password: string) => {
    setCustomer(session.status === 'signed-in' ? session.user.email : undefined);
    setProgress({ proof, update: 'sending', formError: undefined });
    try {
      await auth.updatePassword(password);
      setProgress({ proof, update: 'done', formError: undefined });
    } catch (error) {
      const code = error instanceof AuthError ? error.code : undefined;
      setProgress({
        proof: code === 'session_ended' ? 'expired' : proof,
        update: 'idle',
        formError: toFormError(error, 'An error occurred while updating your password'),
        needsSecondStep: code === 'insufficient_aal',
      });
    }
  };

  const verify = async () => {
    setProgress({ proof, update: 'verifying', formError: undefined });
    setVerified(await auth.verifyLink());
    setProgress({ proof, update: 'idle', formError: undefined });
  };

  const goOn = (proof: Proof) => setProgress({ proof, update: 'idle', formError: undefined });

  /**
   * Ends the session that the mailed link or its code started. A customer who leaves this page has
   * to log in.
   */
  const leave = () => {
    if (proof !== 'code' && redirectResult?.kind !== 'recovery') return;
    setProgress({ proof, update: 'leaving', formError: undefined });
    void auth.signOut();
  };

  const isHeld = update === 'sending' || update === 'leaving';
  const current = session.status === 'signed-in' ? session.user.email : (customer ?? '');

  const content = () => {
    if (update === 'done') return <PasswordUpdated email={current} />;
    if (!redirectResult) return <CheckingLink />;
    const isAllowed =
      session.status === 'signed-in' &&
      (proof === 'code' || (proof === 'link' && !startedNoSession(redirectResult)));
    if (isAllowed && !isHeld && (session.needsSecondFactor || needsSecondStep)) {
      return <SecondStep email={current} onDone={() => goOn(proof)} />;
    }
    if (isAllowed || isHeld) {
      return (
        <NewPasswordForm
          email={current}
          isBusy={isHeld}
          formError={formError}
          takesFocus={proof === 'code' || verified !== undefined}
          onSubmit={(password) => void submit(password)}
        />
      );
    }
    if (redirectResult.kind === 'unverified' && proof === 'link') {
      return <UnverifiedLink isBusy={update === 'verifying'} onContinue={() => void verify()} />;
    }
    return (
      <RecoveryHelp
        reason={reasonFor(redirectResult, proof, email)}
        canRetry={redirectResult.kind === 'failed' && redirectResult.reason === 'unreachable'}
        codeIsUsed={proof === 'expired' || openedLink(redirectResult)}
        request={request}
        isExpected={email !== ''}
        onVerified={() => goOn('code')}
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
