import { Amount, Card, Columns, Heading, Stack, StatCard } from '@bank-bonuses/ui';

export const Layout = () => (
  <Stack gap="xl">
    <Columns split="halves">
      <StatCard label="Total earned" value={<Amount value={1250} tone="earned" />} />
      <StatCard label="Active bonuses" value={2} />
    </Columns>
    <Card as="section" aria-labelledby="layout-heading">
      <Stack>
        <Heading level={2} id="layout-heading">
          Recent activity
        </Heading>
        <p>Your latest tasks and payouts show up here.</p>
      </Stack>
    </Card>
  </Stack>
);
