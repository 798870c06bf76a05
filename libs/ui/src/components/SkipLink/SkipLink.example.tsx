import { SkipLink, Text } from '@bank-bonuses/ui';

export const Example = () => (
  <>
    <SkipLink target="example-main" />
    <main id="example-main" tabIndex={-1}>
      <Text>Press Tab at the top of the page to see the link.</Text>
    </main>
  </>
);
