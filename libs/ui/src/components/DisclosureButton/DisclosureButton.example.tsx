import { Card, DisclosureButton, Text } from '@bank-bonuses/ui';
import { useState } from 'react';

export const Example = () => {
  const [open, setOpen] = useState(false);
  return (
    <Card>
      <DisclosureButton open={open} controls="requirements" onClick={() => setOpen(!open)}>
        Requirements
      </DisclosureButton>
      <div id="requirements" hidden={!open}>
        <Text>Keep $5,000.00 in the account for 90 days.</Text>
      </div>
    </Card>
  );
};
