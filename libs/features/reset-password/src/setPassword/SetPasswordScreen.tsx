import {
  AuthError,
  useAuth,
  useRedirectResult,
  useSession,
  type RedirectResult,
} from '@bank-bonuses/auth';
import { PublicPage, Stack } from '@bank-bonuses/ui';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { BackToLogin } from '../BackToLogin.tsx';
import { CheckingLink } from './CheckingLink.tsx';
import { toFormError, type FormError } from '../form/formError.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { PasswordUpdated } from './PasswordUpdated.tsx';
import { RecoveryHelp } from './RecoveryHelp.tsx';

/** How far the customer is; `proof` is what allows them to set a password. */
interface Progress {
  proof: 'link' | 'code' | 'expired';
  update: 'idle' | 'sending' | 'done' | 'leaving';
  formError: FormError | undefined;
}

/** The second mode: sets the password, or says why this is not possible and what to do. */
export function SetPasswordScreen() {
  const auth = useAuth();
  const session = useSession();
  const redirectResult = useRedirectResult();
  const email = emailIn(useLocation().state);
  const [customer, setCustomer] = useState<string>();
  const [{ proof, update, formError }, setProgress] = useState<Progress>({
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
      const isOver = error instanceof AuthError && error.code === 'session_ended';
      setProgress({
        proof: isOver ? 'expired' : proof,
        update: 'idle',
        formError: toFormError(error, 'An error occurred while updating your password'),
      });
    }
  };

  /** A session that a mail has opened ends with it: whoever leaves is to log in. */
  const leave = () => {
    if (proof !== 'code' && redirectResult?.kind !== 'recovery') return;
    setProgress({ proof, update: 'leaving', formError: undefined });
    void auth.signOut();
  };

  const isHeld = update === 'sending' || update === 'leaving';
  const isAllowed =
    session.status === 'signed-in' &&
    (proof === 'code' || (proof === 'link' && redirectResult?.kind !== 'failed'));

  const content = () => {
    if (update === 'done') return <PasswordUpdated />;
    if (!redirectResult) return <CheckingLink />;
    if (isAllowed || isHeld) {
      return (
        <NewPasswordForm
          email={session.status === 'signed-in' ? session.user.email : (customer ?? '')}
          isBusy={isHeld}
          formError={formError}
          takesFocus={proof === 'code'}
          onSubmit={(password) => void submit(password)}
        />
      );
    }
    return (
      <RecoveryHelp
        reason={reasonFor(redirectResult, proof, email)}
        canRetry={redirectResult.kind === 'failed' && redirectResult.reason === 'unreachable'}
        codeIsUsed={proof === 'expired' || openedLink(redirectResult)}
        email={email}
        onVerified={() => setProgress({ proof: 'code', update: 'idle', formError: undefined })}
      />
    );
  };

  return (
    <PublicPage heading="Set New Password" lede="Choose a new password for your account.">
      <Stack gap="lg">
        {content()}
        <BackToLogin onClick={leave} />
      </Stack>
    </PublicPage>
  );
}

function reasonFor(
  redirectResult: RedirectResult,
  proof: Progress['proof'],
  email: string,
): string | undefined {
  if (proof === 'expired') return 'This link has expired or has already been used.';
  if (redirectResult.kind === 'failed') return redirectResult.message;
  if (email !== '') return undefined;
  return 'This link is invalid, has expired or was opened in another browser.';
}

/**
 * The link and the code of a mail are one and the same proof: opening the link uses up both. A link
 * that the service could not be asked about may still be good, and so may a mail nobody has opened.
 */
const openedLink = (redirectResult: RedirectResult): boolean =>
  redirectResult.kind === 'recovery' ||
  (redirectResult.kind === 'failed' && redirectResult.reason !== 'unreachable');

/** The first mode hands the address on in router state, which never reaches the URL. */
function emailIn(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return '';
  return typeof state.email === 'string' ? state.email : '';
}
