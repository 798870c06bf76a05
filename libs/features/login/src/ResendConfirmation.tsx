import { AuthError, useAuth } from '@bank-bonuses/auth';
import { Button, ErrorSummary, Notice, Stack, Text } from '@bank-bonuses/ui';
import { useState } from 'react';

export interface ResendConfirmationProps {
  email: string;
}

type Request = { status: 'idle' | 'sending' | 'sent' } | { status: 'failed'; message: string };

/** The way on for a customer whose address is not confirmed and whose mail is lost or too old. */
export function ResendConfirmation({ email }: ResendConfirmationProps) {
  const auth = useAuth();
  const [request, setRequest] = useState<Request>({ status: 'idle' });

  const resend = async () => {
    setRequest({ status: 'sending' });
    try {
      await auth.resendConfirmation(email);
      setRequest({ status: 'sent' });
    } catch (error) {
      const message = error instanceof AuthError ? error.message : '';
      setRequest({ status: 'failed', message: message || 'The email could not be sent.' });
    }
  };

  if (request.status === 'sent') {
    return (
      <Notice tone="positive" role="status">
        We have sent a new confirmation email to {email}. Open its link, then log in.
      </Notice>
    );
  }
  return (
    <Stack gap="sm">
      <Text>
        Open the link in the email that we sent when you registered. If you cannot find it, look in
        your spam folder or ask for a new one.
      </Text>
      <Button
        variant="outline"
        loading={request.status === 'sending'}
        loadingText="Sending..."
        onClick={resend}
      >
        Send a new confirmation email
      </Button>
      {request.status === 'failed' && <ErrorSummary message={request.message} />}
    </Stack>
  );
}
