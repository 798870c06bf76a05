import { SecondFactorForm, useFactorList } from '@bank-bonuses/second-factor';
import { Stack, Text } from '@bank-bonuses/ui';
import { SupportLink } from '../SupportLink.tsx';

export interface SecondStepProps {
  /** Email address of the account. */
  email: string;
  onDone: () => void;
}

/**
 * Renders the form for a code of the account's second factor, which is required before the password
 * can be changed.
 */
export function SecondStep({ email, onDone }: SecondStepProps) {
  return (
    <Stack gap="lg">
      <Text>
        The account {email} has a second step. Please complete it before you choose a new password.
      </Text>
      <SecondFactorForm {...useFactorList()} onVerified={onDone} />
      <Text tone="quiet" size="small">
        Lost your authenticator app, or never set one up? Your email alone cannot replace it.
        Contact <SupportLink /> from this email address, and have your ID ready.
      </Text>
    </Stack>
  );
}
