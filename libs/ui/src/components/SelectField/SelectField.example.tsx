import { SelectField } from '@bank-bonuses/ui';

const states = [
  { value: 'CA', label: 'California' },
  { value: 'NY', label: 'New York' },
];

export const Example = () => (
  <SelectField
    label="State"
    options={states}
    placeholder="Choose a state"
    autoComplete="address-level1"
    name="state"
  />
);
