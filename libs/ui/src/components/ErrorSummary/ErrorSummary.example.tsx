import { ErrorSummary, Stack, TextField } from '@bank-bonuses/ui';

export const Example = () => (
  <Stack>
    <ErrorSummary
      title="Please check one field"
      items={[{ fieldId: 'example-email', message: 'Enter an email address' }]}
    />
    <TextField id="example-email" label="Email" type="email" error="Enter an email address" />
  </Stack>
);
