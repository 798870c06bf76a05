import type { ProfileView } from '@bank-bonuses/api-client/queries';
import { SettingsCard } from '../cards/SettingsCard.tsx';
import { PaymentDetails } from './PaymentDetails.tsx';

export interface PaymentSectionProps {
  profile: ProfileView;
}

/**
 * Renders the payment that was made with the registration. Renders nothing if the service returns
 * no payment.
 */
export function PaymentSection({ profile }: PaymentSectionProps) {
  const { payment } = profile;
  return (
    payment && (
      <SettingsCard title="Payment">
        <PaymentDetails payment={payment} profile={profile} />
      </SettingsCard>
    )
  );
}
