import { Button, Stack, TextField } from '@bank-bonuses/ui';

export const Example = () => (
  <Stack gap="lg">
    <TextField label="First name" autoComplete="given-name" />
    <TextField label="Last name" autoComplete="family-name" />
    <Button type="submit">Next</Button>
  </Stack>
);
