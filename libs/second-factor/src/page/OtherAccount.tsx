import { Text, TextButton } from '@bank-bonuses/ui';

export interface OtherAccountProps {
  email: string;
  onSignOut: () => void;
}

/** Renders a logout button for a visitor who is not this customer, or cannot continue now. */
export const OtherAccount = ({ email, onSignOut }: OtherAccountProps) => (
  <Text>
    You are logging in as {email}. <TextButton onClick={onSignOut}>Use another account</TextButton>
  </Text>
);
