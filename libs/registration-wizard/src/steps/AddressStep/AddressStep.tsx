import { Columns, SelectField, Stack, TextField, ZipField } from '@bank-bonuses/ui';
import { useTextField } from '../../form/useField.ts';
import { stateOptions } from '@bank-bonuses/product';

/** Renders step 3: the home address. */
export function AddressStep() {
  return (
    <Stack gap="lg">
      <TextField {...useTextField('addressLine1')} autoComplete="address-line1" maxLength={200} />
      <TextField
        {...useTextField('addressLine2')}
        optional
        autoComplete="address-line2"
        maxLength={200}
      />
      <Columns split="middleWide">
        <TextField {...useTextField('city')} autoComplete="address-level2" maxLength={100} />
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
