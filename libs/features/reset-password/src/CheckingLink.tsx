import { Skeleton, Stack, VisuallyHidden } from '@bank-bonuses/ui';

/** Stands in for the form, in its size, until it is known whether the link was good. */
export function CheckingLink() {
  return (
    <Stack gap="md">
      <VisuallyHidden role="status">Checking your link…</VisuallyHidden>
      <Skeleton width="half" />
      <Skeleton width="third" />
      <Skeleton variant="control" />
      <Skeleton width="third" />
      <Skeleton variant="control" />
      <Skeleton variant="control" />
    </Stack>
  );
}
