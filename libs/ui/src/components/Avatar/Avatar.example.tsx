import { Avatar } from '@bank-bonuses/ui';

export const Example = () => (
  <p>
    <Avatar initials="AJ" /> Alex Johnson
  </p>
);
