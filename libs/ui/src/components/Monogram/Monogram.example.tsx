import { Inline, Monogram, Text } from '@bank-bonuses/ui';

export const Example = () => (
  <Inline>
    <Monogram name="First Example Bank" />
    <Text>First Example Bank</Text>
  </Inline>
);
