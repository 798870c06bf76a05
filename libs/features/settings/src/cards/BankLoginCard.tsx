import { useCustomerSupportMail } from '@bank-bonuses/dialogs/support';
import { DescriptionList, formatPhone, Text, TextLink } from '@bank-bonuses/ui';
import { BankPassword, notAvailable } from '../bankPassword/BankPassword.tsx';
import type { CardProps } from './cardProps.ts';
import { EmailAddress } from '../values/EmailAddress.tsx';
import { Part, SettingsCard } from './SettingsCard.tsx';
import { valueItem } from '../values/valueItem.tsx';

export const BankLoginCard = ({ profile }: CardProps) => (
  <SettingsCard title="Bank Login Information">
    <Part>
      <DescriptionList
        items={[
          {
            term: 'Bank email',
            value: <EmailAddress emptyText={notAvailable}>{profile?.bank_email}</EmailAddress>,
          },
          valueItem('Bank phone', profile && formatPhone(profile.bank_phone ?? ''), {
            emptyText: notAvailable,
          }),
        ]}
      />
    </Part>
    <Part>
      <BankPassword profile={profile} />
    </Part>
    <Part>
      <Text size="small">
        If you need a 2FA code when accessing an account, <ReachOut /> and we&apos;ll get it for
        you.
      </Text>
    </Part>
  </SettingsCard>
);

function ReachOut() {
  const link = useCustomerSupportMail({ subject: 'I need a 2FA code' });
  const words = 'reach out to us';
  return link === undefined ? <span>{words}</span> : <TextLink href={link}>{words}</TextLink>;
}
