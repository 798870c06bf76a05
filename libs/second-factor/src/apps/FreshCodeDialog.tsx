import {
  AuthError,
  useAuth,
  useAuthCall,
  useMailCooldown,
  useSession,
  type Challenge,
  type Factor,
} from '@bank-bonuses/auth';
import { Button, EmailText, SelectField, Text } from '@bank-bonuses/ui';
import { useId, useRef, useState, type ReactNode } from 'react';
import { shownName } from '../factorNames.ts';
import { CodeForm } from '../codes/CodeForm.tsx';
import { SendAnother } from '../codes/SendAnother.tsx';
import { SecurityDialog, type SecurityDialogProps } from './SecurityDialog.tsx';

export interface FreshCodeDialogProps extends Pick<
  SecurityDialogProps,
  'title' | 'label' | 'busyLabel' | 'onClose'
> {
  /** The factors that can produce the code. Without one, the code is sent by email. */
  factors: readonly Factor[];
  /** Called after a correct code, to make the change that required it. */
  onProved: () => Promise<void>;
  /** Called once `onProved` has resolved. */
  onDone: () => void;
  /** Text above the field. */
  children: ReactNode;
}

/**
 * Renders a dialog that asks for a new code of a factor or an email before a change to the account's
 * security.
 */
export function FreshCodeDialog(props: FreshCodeDialogProps) {
  const { factors, onProved, onDone, children, ...dialog } = props;
  const id = useId();
  const call = useAuthCall();
  const auth = useAuth();
  const session = useSession();
  const [sent, setSent] = useState<Challenge | 'email'>();
  const { secondsLeft, start } = useMailCooldown();
  const [factorId, setFactorId] = useState(factors[0]?.id);
  const factor = factors.find((each) => each.id === factorId);
  const isProved = useRef(false);
  const challenge = sent !== 'email' && sent?.factorId === factorId ? sent : undefined;
  const email = session.status === 'signed-in' ? session.user.email : '';

  const send = () =>
    call.run(async () => {
      if (factor) setSent(await (await auth.loadFactors()).challenge(factor));
      start(factor ? undefined : await sendByEmail());
    });
  const sendByEmail = async () => {
    const providers = await auth.loadProviders();
    const wait = await providers.sendCode().catch(waitIfTooSoon);
    setSent('email');
    return wait ?? undefined;
  };

  const prove = async (code: string) => {
    if (!factor) return (await auth.loadProviders()).checkCode(code);
    const calls = await auth.loadFactors();
    await calls.verify({ challenge: challenge ?? (await calls.challenge(factor)), code });
  };

  const submit = async (code: string) => {
    const isDone = await call.run(async () => {
      // A code can be used only once. If only `onProved` failed, a retry skips the verification.
      if (!isProved.current) await prove(code);
      isProved.current = true;
      await onProved();
    });
    if (isDone) onDone();
  };

  return (
    <SecurityDialog {...dialog} isBusy={call.isBusy} form={id} tone="critical">
      <CodeForm
        id={id}
        description={sourceText(factor, email)}
        call={call}
        onSubmit={(code) => void submit(code)}
      >
        {children}
        {factors.length > 1 && (
          <SelectField
            label="Take the code from"
            options={factors.map((each) => ({ value: each.id, label: shownName(each) }))}
            value={factorId ?? ''}
            disabled={call.isBusy}
            onValueChange={setFactorId}
          />
        )}
        {!factor && !sent && (
          <Text>
            First, we email a code to <EmailText>{email}</EmailText> to confirm that it is you.
          </Text>
        )}
        {factor?.kind !== 'totp' &&
          ((factor ? challenge : sent) ? (
            <SendAnother
              secondsLeft={secondsLeft}
              isSending={call.isBusy}
              onSend={() => void send()}
            />
          ) : (
            <Button
              variant="outline"
              size="small"
              disabled={call.isBusy}
              onClick={() => void send()}
            >
              {factor ? 'Send a code' : 'Email me a code'}
            </Button>
          ))}
      </CodeForm>
    </SecurityDialog>
  );
}

function sourceText(factor: Factor | undefined, email: string): string {
  if (!factor) return `The six digits of the newest email to ${email}`;
  return factor.kind === 'phone'
    ? `The six digits of the newest message to ${shownName(factor)}`
    : `The six digits that ${shownName(factor)} shows now`;
}

/** Returns the remaining wait after a recent email, whose code is still valid. */
function waitIfTooSoon(error: unknown): number | undefined {
  if (error instanceof AuthError && error.code === 'over_email_send_rate_limit') {
    return error.retryAfterSeconds;
  }
  throw error;
}
