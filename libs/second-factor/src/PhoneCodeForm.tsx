import { useMailCooldown, type Challenge } from '@bank-bonuses/auth';
import { Button, ErrorSummary, Notice, Stack, Text, useErrorTitle } from '@bank-bonuses/ui';
import { useEffect, useState } from 'react';
import type { FactorFormProps } from './AppCodeForm.tsx';
import { CodeFields } from './CodeFields.tsx';
import { forgetChallenge, keepChallenge, keptChallenge } from './codes/keptChallenge.ts';
import { SendAnother } from './codes/SendAnother.tsx';
import { phoneText } from './factorMessages.ts';
import { useCodeForm } from './useCodeForm.ts';

/**
 * Asks for the code of a text message, which is sent only on request: each message costs money and
 * notifies the phone's owner.
 */
export function PhoneCodeForm({ factor, factors, onVerified }: FactorFormProps) {
  const [kept] = useState(() => keptChallenge(factor.id));
  const [challenge, setChallenge] = useState<Challenge | undefined>(kept?.challenge);
  const [isSending, setIsSending] = useState(false);
  const { secondsLeft, start } = useMailCooldown(kept?.secondsLeft);
  const form = useCodeForm({
    factors,
    challenge: () => (challenge ? Promise.resolve(challenge) : factors.challenge(factor)),
    onVerified: () => {
      forgetChallenge();
      onVerified?.();
    },
  });
  const { field, formError, fail, clearErrors } = form;
  const number = phoneText(factor.phone);
  useErrorTitle(challenge === undefined && formError !== undefined);

  useEffect(() => {
    if (challenge) field.current?.focus();
  }, [challenge, field]);

  const send = async () => {
    clearErrors();
    setIsSending(true);
    try {
      const sent = await factors.challenge(factor);
      keepChallenge(sent);
      setChallenge(sent);
      start();
    } catch (error) {
      fail(error);
    }
    setIsSending(false);
  };

  if (!challenge) {
    return (
      <Stack gap="md">
        <Text>We will send a code to {number}.</Text>
        <Button fullWidth loading={isSending} loadingText="Sending..." onClick={() => void send()}>
          Text me a code
        </Button>
        {formError && (
          <ErrorSummary message={formError.message} offersReload={formError.offersReload} />
        )}
      </Stack>
    );
  }
  return (
    <CodeFields form={form} description={`From the newest text message to ${number}`}>
      <Notice tone="positive" role="status">
        We have sent a code to {number}.
      </Notice>
      <SendAnother secondsLeft={secondsLeft} isSending={isSending} onSend={() => void send()} />
    </CodeFields>
  );
}
