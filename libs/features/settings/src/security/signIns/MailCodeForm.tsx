import { useAuth, useMailCooldown, useSession } from '@bank-bonuses/auth';
import { DialogCodeForm, SendAnother, type SecurityCall } from '@bank-bonuses/second-factor/apps';
import { ErrorSummary, Stack, Text } from '@bank-bonuses/ui';
import type { ReactNode } from 'react';

export interface MailCodeFormProps {
  id: string;
  call: SecurityCall;
  /** Whether a code is on its way. */
  isSent: boolean;
  onSent: () => void;
  /** What a right code is followed by. */
  onProved: () => Promise<void>;
  /** Called when all of it is done. */
  onDone: () => void;
  /** What follows, above the field. */
  children: ReactNode;
}

/** Has the customer show a code that was mailed to the account, before something is changed. */
export function MailCodeForm(props: MailCodeFormProps) {
  const { id, call, isSent, onSent, onProved, onDone, children } = props;
  const auth = useAuth();
  const session = useSession();
  const { secondsLeft, start } = useMailCooldown();
  const { isBusy, error, run } = call;
  const address = session.status === 'signed-in' ? session.user.email : 'your email address';

  const send = async () => {
    const isDone = await run(async () => (await auth.loadProviders()).sendCode());
    if (!isDone) return;
    start();
    onSent();
  };

  const submit = async (code: string) => {
    const isDone = await run(async () => {
      await (await auth.loadProviders()).checkCode(code);
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
          <Text>First we send a code to {address}, so that we know that it is you.</Text>
          {error && <ErrorSummary message={error.message} offersReload={error.offersReload} />}
        </Stack>
      </form>
    );
  }
  return (
    <DialogCodeForm
      id={id}
      hint={`The six digits of the newest email to ${address}`}
      isBusy={isBusy}
      error={error}
      wrongCode="otp_expired"
      takesFocus
      onSubmit={(code) => void submit(code)}
      foot={<SendAnother secondsLeft={secondsLeft} isSending={isBusy} onSend={() => void send()} />}
    >
      {children}
    </DialogCodeForm>
  );
}
