import { waitText } from '@bank-bonuses/auth';
import { Button, ErrorSummary, Inline, Notice, Stack, Text } from '@bank-bonuses/ui';
import { useEffect, useRef } from 'react';
import { useConfirmationMail } from './useConfirmationMail.ts';
import { WrongAddress } from './WrongAddress.tsx';

export interface ResendConfirmationProps {
  email: string;
  /** The registration has just sent a mail. @default false */
  wasSentNow?: boolean;
}

/** The way on for an applicant whose address is not confirmed and whose mail is lost or too old. */
export function ResendConfirmation({ email, wasSentNow = false }: ResendConfirmationProps) {
  const { status, formError, secondsLeft, send } = useConfirmationMail(email, wasSentNow);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The countdown disables the button that had the focus.
    if (status === 'sent' && document.activeElement === document.body) notice.current?.focus();
  }, [status]);

  return (
    <Stack gap="sm">
      {status === 'sent' ? (
        <Notice ref={notice} tabIndex={-1} tone="positive" role="status">
          {`We have sent a new confirmation email to ${email}. Open its link, then log in.`}
        </Notice>
      ) : (
        <Text>
          <span>
            {wasSentNow
              ? `The email is on its way to ${email}.`
              : `Open the link in the email that we sent to ${email} when you registered.`}
          </span>{' '}
          If you cannot find it, look in your spam folder or ask for a new one.
        </Text>
      )}
      <Inline>
        <Button
          variant="outline"
          loading={status === 'sending'}
          loadingText="Sending..."
          disabled={secondsLeft > 0}
          onClick={send}
        >
          Send a new confirmation email
        </Button>
      </Inline>
      {secondsLeft > 0 && (
        <Text tone="quiet" size="small">
          {`You can ask for another email in ${waitText(secondsLeft)}.`}
        </Text>
      )}
      {formError && <ErrorSummary {...formError} />}
      <WrongAddress />
    </Stack>
  );
}
