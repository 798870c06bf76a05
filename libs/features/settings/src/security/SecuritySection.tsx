import { SettingsCard } from '../cards/SettingsCard.tsx';
import { SecurityDetails } from './SecurityDetails.tsx';

/** Renders the customer's login methods and current session. */
export const SecuritySection = () => (
  <SettingsCard title="Security">
    <SecurityDetails />
  </SettingsCard>
);
