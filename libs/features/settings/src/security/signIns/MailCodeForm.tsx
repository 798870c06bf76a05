import { AuthError, useAuth, useMailCooldown, useSession } from '@bank-bonuses/auth';
import { CodeForm, SendAnother, type SecurityCall } from '@bank-bonuses/second-factor/apps';
import { EmailText, ErrorSummary, Stack, Text } from '@bank-bonuses/ui';
import { useRef, type ReactNode } from 'react';

export interface MailCodeFormProps {
  id: string;
  call: SecurityCall;
  /** Whether a code has been sent. */
  isSent: boolean;
  onSent: () => void;
  /** Performs the change that requires the code. Called once the code has been verified. */
  onProved: () => Promise<void>;
  /** Called after the code has been verified and `onProved` has succeeded. */
  onDone: () => void;
  /** Text above the field. */
  children: ReactNode;
}

/**
 * Renders a form that requires a code sent to the account's email address before a change is made.
 */
export function MailCodeForm(props: MailCodeFormProps) {
  const { id, call, isSent, onSent, onProved, onDone, children } = props;
  const auth = useAuth();
  const session = useSession();
  const isProved = useRef(false);
  const { secondsLeft, start } = useMailCooldown();
  const { isBusy, error, run } = call;
  const email = session.status === 'signed-in' ? session.user.email : undefined;

  const send = async () => {
    await run(async () => {
      try {
        await (await auth.loadProviders()).sendCode();
        start();
      } catch (error) {
        if (!isTooSoon(error)) throw error;
        // An email was sent recently. Its code is still valid, so the form asks for it.
        start(error.retryAfterSeconds);
      }
      onSent();
    });
  };

  const submit = async (code: string) => {
    const isDone = await run(async () => {
      // A code can be used only once. If `onProved` failed after a successful verification, a retry
      // skips the verification.
      if (!isProved.current) await (await auth.loadProviders()).checkCode(code);
      isProved.current = true;
      await onProved();
    });
    if (isDone) onDone();
  };

  if (!isSent) {
    return (
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Stack gap="md">
          {children}
          <Text>
            First, we email a code to{' '}
            {email ? <EmailText>{email}</EmailText> : <span>your email address</span>} to confirm
            that it is you.
          </Text>
          {error && <ErrorSummary message={error.message} offersReload={error.offersReload} />}
        </Stack>
      </form>
    );
  }
  return (
    <CodeForm
      id={id}
      description={`The six digits of the newest email to ${email ?? 'your email address'}`}
      isBusy={isBusy}
      error={error}
      wrongCode="otp_expired"
      takesFocus
      onSubmit={(code) => void submit(code)}
      footer={
        <SendAnother secondsLeft={secondsLeft} isSending={isBusy} onSend={() => void send()} />
      }
    >
      {children}
    </CodeForm>
  );
}

const isTooSoon = (error: unknown): error is AuthError =>
  error instanceof AuthError && error.code === 'over_email_send_rate_limit';
