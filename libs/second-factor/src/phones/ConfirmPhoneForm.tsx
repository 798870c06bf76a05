import { mailIntervalSeconds, useMailCooldown } from '@bank-bonuses/auth';
import { Text } from '@bank-bonuses/ui';
import { useEffect, useRef } from 'react';
import { DialogCodeForm } from '../codes/DialogCodeForm.tsx';
import { SendAnother } from '../codes/SendAnother.tsx';
import type { SecurityError } from '../apps/securityError.ts';

export interface ConfirmPhoneFormProps {
  id: string;
  /** The phone number to which the message was sent. */
  number: string;
  isBusy: boolean;
  error: SecurityError | undefined;
  /** Sends another message. Resolves once the call has succeeded or failed. */
  onSendAnother: () => Promise<void>;
  onSubmit: (code: string) => void;
}

/**
 * Renders the second step: a field for the code of the message, which proves that the number is the
 * customer's.
 */
export function ConfirmPhoneForm({ number, onSendAnother, ...form }: ConfirmPhoneFormProps) {
  const { secondsLeft, start } = useMailCooldown(mailIntervalSeconds);
  const instruction = useRef<HTMLParagraphElement>(null);

  // The form for the number, which had the focus, is no longer rendered.
  useEffect(() => instruction.current?.focus(), []);

  const sendAnother = async () => {
    await onSendAnother();
    start();
  };

  return (
    <DialogCodeForm
      {...form}
      description="The six digits of the newest message"
      footer={
        <SendAnother
          secondsLeft={secondsLeft}
          isSending={form.isBusy}
          onSend={() => void sendAnother()}
        />
      }
    >
      <Text ref={instruction} tabIndex={-1}>
        We have sent a code to {number}.
      </Text>
    </DialogCodeForm>
  );
}
