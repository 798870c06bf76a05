import { PasswordField } from '@bank-bonuses/ui';

export const Example = () => (
  <PasswordField
    label="Password"
    hint="At least 6 characters."
    autoComplete="new-password"
    name="password"
  />
);
