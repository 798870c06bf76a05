import { Skeleton, Stack, VisuallyHidden } from '@bank-bonuses/ui';

/** Renders a placeholder of the form's size while the link is verified. */
export function CheckingLink() {
  return (
    <Stack gap="md">
      <VisuallyHidden role="status">Checking your link…</VisuallyHidden>
      <Skeleton width="half" />
      <Skeleton variant="control" />
      <Skeleton variant="control" />
      <Skeleton variant="control" />
    </Stack>
  );
}
