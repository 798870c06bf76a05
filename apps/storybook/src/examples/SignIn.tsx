import { Button, PasswordField, Stack, TextField } from '@bank-bonuses/ui';

export const SignIn = () => (
  <form>
    <Stack gap="lg">
      <TextField label="Email" type="email" autoComplete="username" />
      <PasswordField label="Password" autoComplete="current-password" />
      <Button type="submit" fullWidth>
        Login
      </Button>
    </Stack>
  </form>
);
