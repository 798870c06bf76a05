import type { ProfileView } from '@bank-bonuses/api-client/queries';
import { isZipCode } from '@bank-bonuses/product';
import { Columns, TextField, ZipField } from '@bank-bonuses/ui';
import { AdviceField } from '../editing/AdviceField.tsx';
import type { CardProps } from './cardProps.ts';
import { SectionCard } from './SettingsCard.tsx';
import { StateField } from './StateField.tsx';
import { Value } from '../values/Value.tsx';
import { sentZip, shownZip } from '../values/profileValues.ts';

const draftOf = (profile: ProfileView) => ({
  line1: profile.address_line_1,
  line2: profile.address_line_2 ?? '',
  city: profile.city,
  state: profile.state,
  zip: shownZip(profile.zip_code),
});

export function AddressCard({ profile }: CardProps) {
  const saved = profile && draftOf(profile);
  return (
    <SectionCard
      title="Address Information"
      name="address"
      saved={saved}
      toGroup={({ line1, line2, city, state, zip }) => ({
        address_line_1: line1,
        address_line_2: line2,
        city,
        state,
        zip_code: sentZip(zip, profile?.zip_code ?? ''),
      })}
      successText="Address updated successfully"
      details={[
        { term: 'Address line 1', value: <Value>{saved?.line1}</Value> },
        { term: 'Address line 2', value: <Value>{saved?.line2}</Value> },
        { term: 'City', value: <Value>{saved?.city}</Value> },
        { term: 'State', value: <Value>{saved?.state}</Value> },
        { term: 'ZIP code', value: <Value>{saved?.zip}</Value> },
      ]}
    >
      {({ line1, line2, city, state, zip }, change) => (
        <>
          <TextField
            label="Address line 1"
            autoComplete="address-line1"
            value={line1}
            onValueChange={(next) => change({ line1: next })}
          />
          <TextField
            label="Address line 2"
            optional
            autoComplete="address-line2"
            value={line2}
            onValueChange={(next) => change({ line2: next })}
          />
          <TextField
            label="City"
            autoComplete="address-level2"
            value={city}
            onValueChange={(next) => change({ city: next })}
          />
          <Columns>
            <StateField value={state} onValueChange={(next) => change({ state: next })} />
            <AdviceField
              Field={ZipField}
              label="ZIP code"
              value={zip}
              onValueChange={(next) => change({ zip: next })}
              fits={isZipCode}
              advice="Five digits, such as 12345, or 12345-6789."
            />
          </Columns>
        </>
      )}
    </SectionCard>
  );
}
