import {
  useAuth,
  useMailCooldown,
  type Auth,
  type Challenge,
  type Factor,
} from '@bank-bonuses/auth';
import { Button, SelectField } from '@bank-bonuses/ui';
import { useRef, useState, type ReactNode } from 'react';
import { shownName } from '../enrollment/factorNames.ts';
import type { SecurityCall } from '../useSecurityCall.ts';
import { CodeForm } from './CodeForm.tsx';
import { SendAnother } from './SendAnother.tsx';

export interface FreshCodeFormProps {
  id: string;
  /** The factors that can produce the code; at least one. */
  sources: readonly [Factor, ...Factor[]];
  call: SecurityCall;
  /** Called after a correct code, to make the change that required it. */
  onProved: () => Promise<void>;
  /** Called once `onProved` has resolved. */
  onDone: () => void;
  /** Text above the field. */
  children: ReactNode;
}

/** Asks for a new code of a factor before a change to the account's security. */
export function FreshCodeForm(props: FreshCodeFormProps) {
  const { id, sources, call, onProved, onDone, children } = props;
  const auth = useAuth();
  const [sent, setSent] = useState<Challenge>();
  const { secondsLeft, start } = useMailCooldown();
  const [sourceId, setSourceId] = useState(sources[0].id);
  const source = sources.find(({ id: each }) => each === sourceId) ?? sources[0];
  const isProved = useRef(false);
  const { isBusy, error, run } = call;
  const challenge = sent?.factorId === source.id ? sent : undefined;

  const send = () =>
    run(async () => {
      setSent(await (await auth.loadFactors()).challenge(source));
      start();
    });

  const submit = async (code: string) => {
    const isDone = await run(async () => {
      // A code can be used only once. If only `onProved` failed, a retry skips the verification.
      if (!isProved.current) await prove(auth, { source, challenge, code });
      isProved.current = true;
      await onProved();
    });
    if (isDone) onDone();
  };

  return (
    <CodeForm
      id={id}
      description={
        source.kind === 'phone'
          ? `The six digits of the newest message to ${shownName(source)}`
          : `The six digits that ${shownName(source)} shows now`
      }
      isBusy={isBusy}
      error={error}
      onSubmit={(code) => void submit(code)}
    >
      {children}
      {sources.length > 1 && (
        <SelectField
          label="Take the code from"
          options={sources.map((each) => ({ value: each.id, label: shownName(each) }))}
          value={source.id}
          disabled={isBusy}
          onValueChange={setSourceId}
        />
      )}
      {source.kind === 'phone' &&
        (challenge ? (
          <SendAnother secondsLeft={secondsLeft} isSending={isBusy} onSend={() => void send()} />
        ) : (
          <Button variant="outline" size="small" disabled={isBusy} onClick={() => void send()}>
            Send a code
          </Button>
        ))}
    </CodeForm>
  );
}

interface Proof {
  source: Factor;
  /** The challenge for which a text message was sent; `undefined` for an app. */
  challenge: Challenge | undefined;
  code: string;
}

async function prove(auth: Auth, { source, challenge, code }: Proof): Promise<void> {
  const factors = await auth.loadFactors();
  await factors.verify({ challenge: challenge ?? (await factors.challenge(source)), code });
}
