import { Button, LiveRegion, useAnnounce } from '@bank-bonuses/ui';

const Sort = () => {
  const announce = useAnnounce();
  return (
    <Button variant="outline" onClick={() => announce('Sorted by date')}>
      Sort by date
    </Button>
  );
};

export const Example = () => (
  <>
    <LiveRegion />
    <Sort />
  </>
);
