import { isZipCode } from '@bank-bonuses/product';
import { Columns, TextField, ZipField } from '@bank-bonuses/ui';
import { AdviceField } from '../editing/AdviceField.tsx';
import type { CardProps } from './cardProps.ts';
import { SectionCard } from './SettingsCard.tsx';
import { StateField } from './StateField.tsx';
import { valueItem } from '../values/valueItem.tsx';
import { sentZip, shownZip } from '../values/profileValues.ts';

export function AddressCard({ profile }: CardProps) {
  const saved = profile && {
    address_line_1: profile.address_line_1,
    address_line_2: profile.address_line_2 ?? '',
    city: profile.city,
    state: profile.state,
    zip_code: shownZip(profile.zip_code),
  };
  return (
    <SectionCard
      title="Address Information"
      name="address"
      saved={saved}
      toGroup={(draft) => ({
        ...draft,
        zip_code: sentZip(draft.zip_code, profile?.zip_code ?? ''),
      })}
      successText="Address updated successfully"
      details={[
        valueItem('Address line 1', saved?.address_line_1),
        valueItem('Address line 2', saved?.address_line_2),
        valueItem('City', saved?.city),
        valueItem('State', saved?.state),
        valueItem('ZIP code', saved?.zip_code),
      ]}
    >
      {(field) => (
        <>
          <TextField
            label="Address line 1"
            autoComplete="address-line1"
            {...field('address_line_1')}
          />
          <TextField
            label="Address line 2"
            optional
            autoComplete="address-line2"
            {...field('address_line_2')}
          />
          <TextField label="City" autoComplete="address-level2" {...field('city')} />
          <Columns>
            <StateField {...field('state')} />
            <AdviceField
              Field={ZipField}
              label="ZIP code"
              {...field('zip_code')}
              fits={isZipCode}
              advice="Five digits, such as 12345, or 12345-6789."
            />
          </Columns>
        </>
      )}
    </SectionCard>
  );
}
