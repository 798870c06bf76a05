import { Amount, AmountsProvider, Button, Inline, useAmountText } from '@bank-bonuses/ui';
import { useState } from 'react';

function Summary() {
  const amountText = useAmountText('spoken');
  return (
    <p title={`Earned: ${amountText(1250)}`}>
      Total earned: <Amount value={1250} />
    </p>
  );
}

export function HiddenAmounts() {
  const [hidden, setHidden] = useState(false);
  return (
    <AmountsProvider hidden={hidden}>
      <Inline>
        <Summary />
        <Button size="small" variant="outline" onClick={() => setHidden(!hidden)}>
          {hidden ? 'Show amounts' : 'Hide amounts'}
        </Button>
      </Inline>
    </AmountsProvider>
  );
}
