import { profileQuery } from '@bank-bonuses/api-client/queries';
import { useApiClient } from '@bank-bonuses/api-client/react';
import {
  LoadError,
  PageHeader,
  RefreshError,
  Stack,
  useLoadError,
  VisuallyHidden,
} from '@bank-bonuses/ui';
import { useQuery } from '@tanstack/react-query';
import { consentTitle, RemoveConsent } from './consent/RemoveConsent.tsx';
import { AccountInformationCard } from './cards/AccountInformationCard.tsx';
import { AdditionalCard } from './cards/AdditionalCard.tsx';
import { AddressCard } from './cards/AddressCard.tsx';
import { BankLoginCard } from './cards/BankLoginCard.tsx';
import type { CardProps } from './cards/cardProps.ts';
import { EmploymentCard } from './cards/EmploymentCard.tsx';
import { PersonalCard } from './cards/PersonalCard.tsx';
import { DocumentsCard } from './documents/DocumentsCard.tsx';
import { UnsavedEdits } from './editing/UnsavedEdits.tsx';
import { PaymentSection } from './payment/PaymentSection.tsx';
import { SecuritySection } from './security/SecuritySection.tsx';
import { SectionLinks } from './SectionLinks.tsx';
import * as styles from './SettingsPage.css.ts';

/** Renders the customer's stored data, and lets the customer edit some of it. */
export function SettingsPage() {
  const profile = useQuery(profileQuery(useApiClient()));
  const loadError = useLoadError(profile);
  const message = loadError?.message || 'Failed to load user data';
  const load = () => void profile.refetch();
  const payment = profile.data?.payment;
  const hasFailed = loadError && !profile.data;
  return (
    <Stack gap="xl">
      <PageHeader
        title="Settings"
        updatedAt={profile.dataUpdatedAt}
        refreshing={profile.isFetching}
        onRefresh={hasFailed ? undefined : load}
      />
      <SectionLinks
        titles={[
          ...(hasFailed ? [] : cardTitles),
          // Also while the profile loads, because a link that appears later could move the cards.
          ...(payment || profile.isPending ? ['Payment', 'Documents'] : []),
          'Security',
          consentTitle,
        ]}
      />
      {loadError && profile.data && <RefreshError message={message} />}
      {hasFailed ? (
        <LoadError message={message} onRetry={load} retrying={profile.isFetching} />
      ) : (
        <UnsavedEdits>
          <SettingsCards profile={profile.data} />
        </UnsavedEdits>
      )}
      {profile.data && payment && (
        <div className={styles.columns}>
          <PaymentSection payment={payment} />
          <DocumentsCard payment={payment} profile={profile.data} />
        </div>
      )}
      <SecuritySection />
      <RemoveConsent />
    </Stack>
  );
}

const cardTitles = [
  'Personal Information',
  'Address Information',
  'Employment Information',
  'Bank Login Information',
  'Additional Information',
  'Account Information',
];

/** Renders the six cards, in two columns of the same height if there is room. */
const SettingsCards = ({ profile }: CardProps) => (
  <div className={styles.columns}>
    {!profile && <VisuallyHidden role="status">Loading your settings</VisuallyHidden>}
    <Stack gap="lg">
      <PersonalCard profile={profile} />
      <AddressCard profile={profile} />
      <EmploymentCard profile={profile} />
    </Stack>
    <Stack gap="lg">
      <BankLoginCard profile={profile} />
      <AdditionalCard profile={profile} />
      <AccountInformationCard profile={profile} />
    </Stack>
  </div>
);
