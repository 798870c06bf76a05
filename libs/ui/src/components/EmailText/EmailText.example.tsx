import { EmailText, Text } from '@bank-bonuses/ui';

export const Example = () => (
  <Text>
    We have written to <EmailText>alexandra.longname@mail.example.com</EmailText>.
  </Text>
);
