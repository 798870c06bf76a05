import { Switch } from '@bank-bonuses/ui';
import { useState } from 'react';

export const Example = () => {
  const [isOn, setOn] = useState(true);
  return (
    <Switch
      label="Email me when a bonus is paid"
      hint="At most one email a day."
      checked={isOn}
      onCheckedChange={setOn}
    />
  );
};
