import { stateFieldText, stateName } from '@bank-bonuses/product';
import { FormattedField } from '@bank-bonuses/ui';
import { useAdvice } from '../../../form/useAdvice.ts';
import { useAnswer } from '../../../form/registrationForm.ts';
import { useTextField } from '../../../form/useField.ts';

/**
 * Renders the state of the billing address as a code of two letters, with the state's name, so that
 * the applicant sees a wrong code. A code that is not in the list gets advice; other countries have
 * other codes.
 */
export function BillingState() {
  const code = useAnswer('billingState');
  const isUs = useAnswer('billingCountry') === 'United States';
  const name = isUs ? stateName(code) : undefined;
  const isUnknown = isUs && code.length === 2 && name === undefined;
  const advice = useAdvice(isUnknown ? unknownCode : undefined);
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

const unknownCode = 'This is not the code of a US state. Please check it.';
