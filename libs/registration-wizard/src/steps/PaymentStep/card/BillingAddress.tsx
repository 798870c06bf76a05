import { Checkbox, Columns, FieldGroup, SelectField, TextField } from '@bank-bonuses/ui';
import { memo, useDeferredValue } from 'react';
import { labelOf } from '../../../fields/table.ts';
import { useGroup } from '../../../form/registrationForm.ts';
import { useCheckboxField } from '../../../form/useChoice.ts';
import { useTextField } from '../../../form/useField.ts';
import { BillingState } from './BillingState.tsx';
import { countryOptions } from '../../../lists/countries.ts';

/**
 * Renders the billing address: a checkbox for the home address, and the fields of another address.
 */
export function BillingAddress() {
  const sameAsHome = useCheckboxField('billingAddressSameAsHome');
  // Deferred, so that the checkbox is painted before the fields are rendered or removed.
  const isHome = useDeferredValue(sameAsHome.checked);
  return (
    <FieldGroup label="Billing address" {...useGroup('billing')}>
      <Checkbox {...sameAsHome} label={labelOf('billingAddressSameAsHome')} />
      {!isHome && <OtherAddress />}
    </FieldGroup>
  );
}

const OtherAddress = memo(function OtherAddress() {
  return (
    <>
      <TextField
        {...useTextField('billingAddressLine1')}
        autoComplete="billing address-line1"
        maxLength={200}
      />
      <TextField
        {...useTextField('billingAddressLine2')}
        optional
        autoComplete="billing address-line2"
        maxLength={200}
      />
      <Columns split="firstWide">
        <TextField
          {...useTextField('billingCity')}
          autoComplete="billing address-level2"
          maxLength={100}
        />
        <BillingState />
        <TextField
          {...useTextField('billingZipCode')}
          autoComplete="billing postal-code"
          maxLength={16}
        />
      </Columns>
      <SelectField
        {...useTextField('billingCountry')}
        autoComplete="billing country-name"
        options={countryOptions}
      />
    </>
  );
});
