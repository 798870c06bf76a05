import { Button, Inline } from '@bank-bonuses/ui';
import { useState } from 'react';

export const Example = () => {
  const [saving, setSaving] = useState(false);
  return (
    <Inline>
      <Button loading={saving} loadingText="Saving..." onClick={() => setSaving(true)}>
        Save
      </Button>
      <Button variant="quiet" tone="neutral" onClick={() => setSaving(false)}>
        Cancel
      </Button>
    </Inline>
  );
};
