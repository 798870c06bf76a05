import {
  Checkbox,
  Columns,
  FieldGroup,
  SelectField,
  TextField,
  FormattedField,
} from '@bank-bonuses/ui';
import { memo, useDeferredValue } from 'react';
import { labelOf } from '../../../form/fields.ts';
import {
  clearErrors,
  useGroupError,
  useRegistrationForm,
} from '../../../form/useRegistrationForm.ts';
import { useTextField } from '../../../form/useTextField.ts';
import { useCheckboxField } from '../../../form/useCheckboxField.ts';
import { formatStateCode } from '../../../formatting/typedValues.ts';
import { countryOptions } from '../../../lists/countries.ts';
import { billingGroup } from '../PaymentStep.schema.ts';

/**
 * Renders the billing address: a checkbox for the home address, and the fields of another address.
 */
export function BillingAddress() {
  const form = useRegistrationForm();
  const sameAsHome = useCheckboxField('billingAddressSameAsHome');
  // Deferred, so that the checkbox is painted before the fields are rendered or removed.
  const isHome = useDeferredValue(sameAsHome.checked);
  return (
    <FieldGroup label="Billing address" {...useGroupError(billingGroup)}>
      <Checkbox
        {...sameAsHome}
        label={labelOf('billingAddressSameAsHome')}
        onCheckedChange={(isChecked) => {
          sameAsHome.onCheckedChange(isChecked);
          clearErrors(form, billingGroup.fields);
        }}
      />
      {!isHome && <OtherAddress />}
    </FieldGroup>
  );
}

const OtherAddress = memo(function OtherAddress() {
  return (
    <>
      <TextField
        {...useTextField('billingAddressLine1', { group: billingGroup })}
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
          {...useTextField('billingCity', { group: billingGroup })}
          autoComplete="billing address-level2"
          maxLength={100}
        />
        <FormattedField
          {...useTextField('billingState', { group: billingGroup })}
          format={formatStateCode}
          autoComplete="billing address-level1"
          autoCapitalize="characters"
          maxLength={2}
        />
        <TextField
          {...useTextField('billingZipCode', { group: billingGroup })}
          autoComplete="billing postal-code"
          maxLength={16}
        />
      </Columns>
      <SelectField
        {...useTextField('billingCountry', { group: billingGroup })}
        autoComplete="billing country-name"
        options={countryOptions}
      />
    </>
  );
});
