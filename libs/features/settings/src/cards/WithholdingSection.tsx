import { RadioGroup } from '@bank-bonuses/ui';
import type { CardProps } from './cardProps.ts';
import { Section } from '../editing/Section.tsx';
import { yesOrNo } from '../values/profileValues.ts';
import { valueItem, words } from '../values/valueItem.tsx';

const options = ['Yes', 'No'].map((value) => ({ value, label: value }));

export const WithholdingSection = ({ profile }: CardProps) => (
  <Section
    name="IRS withholding"
    // The default is No, as in the registration.
    saved={profile && { isSubject: yesOrNo(profile.irs_withholding ?? false) }}
    toGroup={({ isSubject }) => ({ irs_withholding: isSubject === 'Yes' })}
    successText="IRS withholding status updated successfully"
    details={[valueItem('IRS withholding', profile && yesOrNo(profile.irs_withholding), words)]}
  >
    {(field) => (
      <RadioGroup
        label="Are you subject to IRS backup withholding?"
        options={options}
        {...field('isSubject')}
      />
    )}
  </Section>
);
