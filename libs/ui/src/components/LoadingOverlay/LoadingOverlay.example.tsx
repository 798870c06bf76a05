import { Button, LoadingOverlay } from '@bank-bonuses/ui';
import { useEffect, useState } from 'react';

export const Example = () => {
  const [paying, setPaying] = useState(false);
  useEffect(() => {
    if (!paying) return;
    const timer = setTimeout(() => setPaying(false), 2_000);
    return () => clearTimeout(timer);
  }, [paying]);
  return (
    <>
      <Button onClick={() => setPaying(true)}>Pay</Button>
      {paying && <LoadingOverlay label="Paying..." description="This takes a few seconds." />}
    </>
  );
};
