import { Skeleton, Stack, VisuallyHidden } from '@bank-bonuses/ui';

/** Stands in for the form, in its size, until it is known whether the link was good. */
export function CheckingLink() {
  return (
    <Stack gap="md">
      <VisuallyHidden role="status">Checking your link…</VisuallyHidden>
      <Skeleton width="half" />
      <Stack gap="xs">
        <Skeleton width="third" />
        <Skeleton width="third" />
        <Skeleton variant="control" />
      </Stack>
      <Stack gap="xs">
        <Skeleton width="third" />
        <Skeleton variant="control" />
      </Stack>
      <Skeleton variant="control" />
    </Stack>
  );
}
