import { DescriptionList } from '@bank-bonuses/ui';
import type { CardProps } from './cardProps.ts';
import { Part, SettingsCard } from './SettingsCard.tsx';
import { yesOrNo } from '../values/profileValues.ts';
import { valueItem, words } from '../values/valueItem.tsx';
import { WithholdingSection } from './WithholdingSection.tsx';

export const AdditionalCard = ({ profile }: CardProps) => (
  <SettingsCard title="Additional Information">
    <Part>
      <DescriptionList
        items={[
          valueItem('US citizen', profile && yesOrNo(profile.is_us_citizen), words),
          valueItem('Permanent resident', profile && yesOrNo(isPermanentResident(profile)), words),
          valueItem('Country of citizenship', profile && countryOf(profile), words),
          valueItem("Mother's maiden name", profile?.mothers_maiden_name),
        ]}
      />
    </Part>
    <Part>
      <WithholdingSection profile={profile} />
    </Part>
  </SettingsCard>
);

/**
 * Returns the residence status. The registration does not ask US citizens for it, so the default
 * for them is `false`.
 */
const isPermanentResident = (profile: NonNullable<CardProps['profile']>) =>
  profile.is_permanent_resident ?? (profile.is_us_citizen ? false : undefined);

/** Returns the country of citizenship. The registration does not ask US citizens for it. */
const countryOf = (profile: NonNullable<CardProps['profile']>) =>
  profile.citizenship_country ?? (profile.is_us_citizen ? 'United States' : '');
