import { Button, PublicPage, Stack, TextField } from '@bank-bonuses/ui';

export const Example = () => (
  <PublicPage title="Forgot your password?" description="We send you a link to set a new one.">
    <Stack gap="lg">
      <TextField label="Email" type="email" autoComplete="username" />
      <Button type="submit" fullWidth>
        Send link
      </Button>
    </Stack>
  </PublicPage>
);
