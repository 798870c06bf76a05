import { stateFieldText, stateName } from '@bank-bonuses/product';
import { Checkbox, Columns, FieldGroup, FormattedField, SelectField } from '@bank-bonuses/ui';
import { useDeferredValue } from 'react';
import { labelOf } from '../../fields/table.ts';
import { useAnswer, useGroup } from '../../form/registrationForm.ts';
import { useAdvice } from '../../form/useAdvice.ts';
import { useCheckboxField } from '../../form/useChoice.ts';
import { useTextField } from '../../form/useField.ts';
import { countryOptions } from '../../lists/countries.ts';
import { TextAnswer } from '../TextAnswer.tsx';

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

function OtherAddress() {
  return (
    <>
      <TextAnswer name="billingAddressLine1" autoComplete="billing address-line1" maxLength={200} />
      <TextAnswer
        name="billingAddressLine2"
        optional
        autoComplete="billing address-line2"
        maxLength={200}
      />
      <Columns split="firstWide">
        <TextAnswer name="billingCity" autoComplete="billing address-level2" maxLength={100} />
        <BillingState />
        <TextAnswer name="billingZipCode" autoComplete="billing postal-code" maxLength={16} />
      </Columns>
      <SelectField
        {...useTextField('billingCountry')}
        autoComplete="billing country-name"
        options={countryOptions}
      />
    </>
  );
}

/**
 * Renders the state as a code of two letters, with the state's name, so that the applicant sees a
 * wrong code. A code that is not in the list gets advice; other countries have other codes.
 */
function BillingState() {
  const code = useAnswer('billingState');
  const isUs = useAnswer('billingCountry') === 'United States';
  const name = isUs ? stateName(code) : undefined;
  const isUnknown = isUs && code.length === 2 && name === undefined;
  const advice = useAdvice(
    isUnknown ? 'This is not the code of a US state. Please check it.' : undefined,
  );
  return (
    <FormattedField
      {...useTextField('billingState')}
      format={(typed) => stateFieldText(typed.replace(/\d/g, ''), code)}
      autoComplete="billing address-level1"
      autoCapitalize="characters"
      maxLength={2}
      note={(advice ?? name) && <span>{advice ?? name}</span>}
    />
  );
}
