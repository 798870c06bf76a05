import { mailIntervalSeconds, useMailCooldown } from '@bank-bonuses/auth';
import { Text } from '@bank-bonuses/ui';
import { useEffect, useRef } from 'react';
import { CodeForm, type CodeFormProps } from '../codes/CodeForm.tsx';
import { SendAnother } from '../codes/SendAnother.tsx';

export interface ConfirmPhoneFormProps extends Pick<
  CodeFormProps,
  'id' | 'isBusy' | 'error' | 'onSubmit'
> {
  /** The phone number to which the message was sent. */
  number: string;
  /** Sends another message. Resolves once the call has succeeded or failed. */
  onSendAnother: () => Promise<unknown>;
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
    <CodeForm
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
    </CodeForm>
  );
}
