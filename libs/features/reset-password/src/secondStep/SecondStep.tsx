import { Button, ErrorSummary, Spinner, Stack, Text } from '@bank-bonuses/ui';
import { SupportLink } from '../SupportLink.tsx';
import { SecondStepForm } from './SecondStepForm.tsx';
import { useFactors } from './useFactors.ts';

export interface SecondStepProps {
  /** Whose account it is. */
  email: string;
  onDone: () => void;
}

/** Asks for the code of the account's second step, without which no new password is taken. */
export function SecondStep({ email, onDone }: SecondStepProps) {
  const factors = useFactors();
  return (
    <Stack gap="lg">
      <Text>
        The account {email} has a second step. Please complete it before you choose a new password.
      </Text>
      {factors.status === 'loading' && (
        <div role="status">
          <Spinner label="One moment, please." />
        </div>
      )}
      {factors.status === 'failed' && (
        <>
          <ErrorSummary {...factors.formError} />
          <Button onClick={factors.retry}>Try again</Button>
        </>
      )}
      {factors.status === 'loaded' && (
        <SecondStepForm calls={factors.calls} list={factors.list} onDone={onDone} />
      )}
      <Text tone="quiet" size="small">
        Lost your authenticator app, or never set one up? Your email alone cannot replace it. Write
        to <SupportLink /> from this email address, and have your ID at hand.
      </Text>
    </Stack>
  );
}
