import { Columns, SelectField, Stack, ZipField } from '@bank-bonuses/ui';
import { useTextField } from '../../form/useField.ts';
import { stateOptions } from '@bank-bonuses/product';
import { TextAnswer } from '../TextAnswer.tsx';

/** Renders step 3: the home address. */
export function AddressStep() {
  return (
    <Stack gap="lg">
      <TextAnswer name="addressLine1" autoComplete="address-line1" maxLength={200} />
      <TextAnswer name="addressLine2" optional autoComplete="address-line2" maxLength={200} />
      <Columns split="middleWide">
        <TextAnswer name="city" autoComplete="address-level2" maxLength={100} />
        <SelectField
          {...useTextField('state')}
          autoComplete="address-level1"
          placeholder="Choose"
          options={stateOptions}
        />
        <ZipField {...useTextField('zipCode')} />
      </Columns>
    </Stack>
  );
}
