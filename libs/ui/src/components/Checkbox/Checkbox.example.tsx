import { Checkbox } from '@bank-bonuses/ui';

export const Example = () => (
  <Checkbox
    label="I have read the agreement"
    description="You can withdraw at any time in Settings."
    name="agreement"
  />
);
