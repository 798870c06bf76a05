import { Button, Inline } from '@bank-bonuses/ui';

export const Example = () => (
  <Inline justify="end">
    <Button variant="quiet">Previous</Button>
    <Button>Next</Button>
  </Inline>
);
