import { Button, Inline, Stack, TextField } from '@bank-bonuses/ui';

export const Example = () => (
  <Stack gap="lg" width="form">
    <TextField label="First name" autoComplete="given-name" />
    <TextField label="Last name" autoComplete="family-name" />
    <Inline>
      <Button type="submit">Next</Button>
    </Inline>
  </Stack>
);
