import { Text, TextLink } from '@bank-bonuses/ui';

export const Example = () => (
  <Text>
    Already registered? <TextLink href="/login">Log in</TextLink>
  </Text>
);
