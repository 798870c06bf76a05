import { useSession } from '@bank-bonuses/auth';
import { longDate } from '@bank-bonuses/product';
import { DescriptionList } from '@bank-bonuses/ui';
import type { CardProps } from './cardProps.ts';
import { EmailAddress } from '../values/EmailAddress.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { Value } from '../values/Value.tsx';

export function AccountInformationCard({ profile }: CardProps) {
  const session = useSession();
  return (
    <SettingsCard title="Account Information">
      <DescriptionList
        items={[
          {
            term: 'Login email',
            value: (
              <EmailAddress>
                {session.status === 'signed-in' ? session.user.email : undefined}
              </EmailAddress>
            ),
          },
          { term: 'Account status', value: 'Active' },
          {
            term: 'Member since',
            value: (
              <Value isWords>
                {profile && (profile.created_at ? longDate(profile.created_at) : '')}
              </Value>
            ),
          },
        ]}
      />
    </SettingsCard>
  );
}
