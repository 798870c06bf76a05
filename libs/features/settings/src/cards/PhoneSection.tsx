import { formatPhone, PhoneField } from '@bank-bonuses/ui';
import { AdviceField } from '../editing/AdviceField.tsx';
import type { CardProps } from './cardProps.ts';
import { isUsPhone, sentPhone } from '../values/profileValues.ts';
import { Section } from '../editing/Section.tsx';
import { Value } from '../values/Value.tsx';

/** Renders the phone number at which the company calls the customer. */
export function PhoneSection({ profile }: CardProps) {
  const shown = profile && formatPhone(profile.personal_phone);
  return (
    <Section
      name="phone"
      saved={shown === undefined ? undefined : { phone: shown }}
      toGroup={({ phone }) => ({ personal_phone: sentPhone(phone) })}
      successText="Phone updated successfully"
      details={[{ term: 'Phone', value: <Value>{shown}</Value> }]}
    >
      {({ phone }, change) => (
        <AdviceField
          Field={PhoneField}
          label="Phone"
          value={phone}
          onValueChange={(next) => change({ phone: next })}
          fits={isUsPhone}
          advice="A US phone number has 10 digits."
        />
      )}
    </Section>
  );
}
