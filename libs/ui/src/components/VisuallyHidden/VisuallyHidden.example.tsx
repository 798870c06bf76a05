import { VisuallyHidden } from '@bank-bonuses/ui';

export const Example = () => (
  <p>
    <span aria-hidden="true">•••-••-4321</span>
    <VisuallyHidden>ending in 4321</VisuallyHidden>
  </p>
);
