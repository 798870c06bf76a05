import type { ProfileView } from '@bank-bonuses/api-client/queries';
import { needsReload } from '@bank-bonuses/lazy';
import { useLazy } from '@bank-bonuses/lazy/react';
import { LoadError, Skeleton, Stack, VisuallyHidden } from '@bank-bonuses/ui';
import { SettingsCard } from '../cards/SettingsCard.tsx';

export interface PaymentSectionProps {
  profile: ProfileView;
}

const load = async () => (await import('./PaymentDetails.tsx')).PaymentDetails;

/**
 * Renders the payment that was made with the registration. Renders nothing if the service returns
 * no payment.
 */
export function PaymentSection({ profile }: PaymentSectionProps) {
  const { value: Details, error, retry } = useLazy(load);
  const { payment } = profile;
  if (!payment) return null;
  const isOutdated = error !== undefined && needsReload(error);
  return (
    <SettingsCard title="Payment">
      {Details && <Details payment={payment} profile={profile} />}
      {error !== undefined && (
        <LoadError
          message="The payment could not be loaded"
          description={
            isOutdated
              ? 'This page has been updated since you opened it. Trying again reloads the page.'
              : undefined
          }
          onRetry={() => (isOutdated ? location.reload() : retry())}
        />
      )}
      {!Details && error === undefined && <Loading />}
    </SettingsCard>
  );
}

const Loading = () => (
  <Stack gap="sm">
    <VisuallyHidden role="status">Loading the payment</VisuallyHidden>
    {['reference', 'method', 'total', 'status'].map((line) => (
      <Skeleton key={line} />
    ))}
  </Stack>
);
