import { formatPhone, PhoneField } from '@bank-bonuses/ui';
import { AdviceField } from '../editing/AdviceField.tsx';
import type { CardProps } from './cardProps.ts';
import { isUsPhone, sentPhone } from '../values/profileValues.ts';
import { Section } from '../editing/Section.tsx';
import { valueItem } from '../values/valueItem.tsx';

/** Renders the phone number at which the company calls the customer. */
export function PhoneSection({ profile }: CardProps) {
  const saved = profile && { personal_phone: formatPhone(profile.personal_phone) };
  return (
    <Section
      name="phone"
      saved={saved}
      toGroup={(draft) => ({ personal_phone: sentPhone(draft.personal_phone) })}
      successText="Phone updated successfully"
      details={[valueItem('Phone', saved?.personal_phone)]}
    >
      {(field) => (
        <AdviceField
          Field={PhoneField}
          label="Phone"
          {...field('personal_phone')}
          fits={isUsPhone}
          advice="A US phone number has 10 digits."
        />
      )}
    </Section>
  );
}
