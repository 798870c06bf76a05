import { DescriptionList, formatDay, maskSsn, VisuallyHidden } from '@bank-bonuses/ui';
import type { CardProps } from './cardProps.ts';
import { EmailSection } from './EmailSection.tsx';
import { PhoneSection } from './PhoneSection.tsx';
import { Part, SettingsCard } from './SettingsCard.tsx';
import { Value } from '../values/Value.tsx';
import { valueItem, words } from '../values/valueItem.tsx';

export const PersonalCard = ({ profile }: CardProps) => (
  <SettingsCard title="Personal Information">
    <Part>
      <DescriptionList
        items={[
          valueItem('First name', profile?.first_name),
          valueItem('Last name', profile?.last_name),
          valueItem('Date of birth', profile && birthDateOf(profile), words),
          {
            term: 'Social Security number',
            value: profile ? <Ssn lastFour={profile.ssn_last4} /> : <Value>{undefined}</Value>,
          },
        ]}
      />
    </Part>
    <Part>
      <EmailSection profile={profile} />
    </Part>
    <Part>
      <PhoneSection profile={profile} />
    </Part>
  </SettingsCard>
);

const birthDateOf = ({ date_of_birth: day }: NonNullable<CardProps['profile']>) =>
  day === undefined ? '' : formatDay(day, 'long');

/**
 * Renders the masked number, with a separate text for screen readers, which would read out every
 * dot. The client drops the first five digits, so zeros stand for them.
 */
function Ssn({ lastFour }: { lastFour: string }) {
  const isKnown = /^\d{4}$/.test(lastFour);
  return (
    <>
      <span aria-hidden="true">{maskSsn(`000-00-${isKnown ? lastFour : '••••'}`)}</span>
      <VisuallyHidden>{isKnown ? `ending in ${lastFour}` : 'Hidden'}</VisuallyHidden>
    </>
  );
}
