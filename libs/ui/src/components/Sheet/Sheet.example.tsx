import { Button, Sheet, Stack, TextLink } from '@bank-bonuses/ui';
import { useState } from 'react';

export const Example = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Menu
      </Button>
      <Sheet open={open} onOpenChange={setOpen} label="Navigation">
        <Stack>
          <TextLink href="/home">Home</TextLink>
          <TextLink href="/settings">Settings</TextLink>
        </Stack>
      </Sheet>
    </>
  );
};
