import { Card, Heading, Stack, Text } from '@bank-bonuses/ui';

export const Example = () => (
  <Card as="section" aria-labelledby="card-example">
    <Stack gap="xs">
      <Heading level={2} size="lead" id="card-example">
        First Example Bank
      </Heading>
      <Text tone="quiet">Checking, ends in 4321</Text>
    </Stack>
  </Card>
);
