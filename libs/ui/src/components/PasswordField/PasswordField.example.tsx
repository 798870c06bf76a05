import { PasswordField } from '@bank-bonuses/ui';

export const Example = () => (
  <PasswordField
    label="Password"
    description="At least 6 characters."
    autoComplete="new-password"
    name="password"
  />
);
