import { TextField } from '@bank-bonuses/ui';

export const Example = () => (
  <TextField
    label="Email"
    description="We send your receipt there."
    type="email"
    autoComplete="email"
    name="email"
  />
);
