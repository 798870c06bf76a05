import { Switch } from '@bank-bonuses/ui';
import { useState } from 'react';

export const Example = () => {
  const [isOn, setOn] = useState(true);
  return (
    <Switch
      label="Email me when a bonus is paid"
      description="At most one email a day."
      checked={isOn}
      onCheckedChange={setOn}
    />
  );
};
