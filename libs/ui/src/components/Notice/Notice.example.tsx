import { Notice } from '@bank-bonuses/ui';

export const Example = () => (
  <Notice tone="caution" title="Your card expires this month">
    Add another one before the next fee is due.
  </Notice>
);
