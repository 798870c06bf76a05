import { RadioGroup } from '@bank-bonuses/ui';

export const Example = () => (
  <RadioGroup
    label="Marital status"
    name="maritalStatus"
    options={[
      { value: 'single', label: 'Single' },
      { value: 'married', label: 'Married' },
    ]}
  />
);
