import { Checkbox, FieldGroup } from '@bank-bonuses/ui';

export const Example = () => (
  <FieldGroup label="What may we email you about?" gap="sm">
    <Checkbox label="New bonuses" name="bonuses" />
    <Checkbox label="My statements" name="statements" />
  </FieldGroup>
);
