import { useAuthCall, useMailCooldown, type Challenge } from '@bank-bonuses/auth';
import { Button, ErrorSummary, Notice, Stack, Text, useErrorTitle } from '@bank-bonuses/ui';
import { useState } from 'react';
import { ContinueButton, type FactorFormProps } from './AppCodeForm.tsx';
import { CodeForm } from './codes/CodeForm.tsx';
import { SendAnother } from './codes/SendAnother.tsx';
import { phoneText } from './factorNames.ts';

/**
 * Asks for the code of a text message, which is sent only on request: each message costs money and
 * notifies the phone's owner.
 */
export function PhoneCodeForm({ factor, factors, onVerified }: FactorFormProps) {
  const [challenge, setChallenge] = useState<Challenge>();
  const { secondsLeft, start } = useMailCooldown();
  const sending = useAuthCall();
  const checking = useAuthCall();
  const number = phoneText(factor.phone);
  useErrorTitle(sending.error !== undefined);

  const send = () => {
    checking.reset();
    return sending.run(async () => {
      setChallenge(await factors.challenge(factor));
      start();
    });
  };

  if (!challenge) {
    const { isBusy, error } = sending;
    return (
      <Stack gap="md">
        <Text>We will send a code to {number}.</Text>
        <Button fullWidth loading={isBusy} loadingText="Sending..." onClick={() => void send()}>
          Text me a code
        </Button>
        {error && <ErrorSummary message={error.message} offersReload={error.needsReload} />}
      </Stack>
    );
  }

  const submit = async (code: string) => {
    sending.reset();
    if (await checking.run(() => factors.verify({ challenge, code }))) onVerified?.();
  };

  return (
    <CodeForm
      // Each message has its own code, so the field is empty again.
      key={challenge.challengeId}
      description={`From the newest text message to ${number}`}
      call={{ isBusy: checking.isBusy, error: checking.error ?? sending.error }}
      takesFocus
      onSubmit={(code) => void submit(code)}
      button={<ContinueButton isChecking={checking.isBusy} />}
      footer={
        <>
          <Notice tone="positive" role="status">
            We have sent a code to {number}.
          </Notice>
          <SendAnother
            secondsLeft={secondsLeft}
            isSending={sending.isBusy}
            onSend={() => void send()}
          />
        </>
      }
    />
  );
}
