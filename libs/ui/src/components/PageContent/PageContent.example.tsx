import { Card, PageContent, PageHeader, Stack, Text } from '@bank-bonuses/ui';

export const Example = () => (
  <PageContent>
    <Stack gap="lg">
      <PageHeader title="Payments" />
      <Card>
        <Text>No payment yet.</Text>
      </Card>
    </Stack>
  </PageContent>
);
