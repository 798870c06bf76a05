import { Card, Skeleton, Stack, VisuallyHidden } from '@bank-bonuses/ui';

export const Example = () => (
  <Card aria-busy>
    <VisuallyHidden>Loading your accounts</VisuallyHidden>
    <Stack>
      <Skeleton width="third" />
      <Skeleton />
      <Skeleton width="half" />
    </Stack>
  </Card>
);
