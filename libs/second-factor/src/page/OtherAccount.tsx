import { Text, TextButton } from '@bank-bonuses/ui';

export interface OtherAccountProps {
  email: string;
  onSignOut: () => void;
}

/** The way out for whoever is not this customer, or cannot go on now. */
export const OtherAccount = ({ email, onSignOut }: OtherAccountProps) => (
  <Text>
    You are logging in as {email}. <TextButton onClick={onSignOut}>Use another account</TextButton>
  </Text>
);
