import { useSession } from '@bank-bonuses/auth';
import { longDate } from '@bank-bonuses/product';
import { DescriptionList, EmailText } from '@bank-bonuses/ui';
import type { CardProps } from './cardProps.ts';
import { SettingsCard } from './SettingsCard.tsx';
import { valueItem, words } from '../values/valueItem.tsx';

export function AccountInformationCard({ profile }: CardProps) {
  const session = useSession();
  return (
    <SettingsCard title="Account Information">
      <DescriptionList
        items={[
          {
            term: 'Login email',
            value: session.status === 'signed-in' && <EmailText>{session.user.email}</EmailText>,
          },
          { term: 'Account status', value: 'Active' },
          valueItem(
            'Member since',
            profile && (profile.created_at ? longDate(profile.created_at) : ''),
            words,
          ),
        ]}
      />
    </SettingsCard>
  );
}
