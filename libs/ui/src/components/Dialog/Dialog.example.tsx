import { Button, Dialog, TextField } from '@bank-bonuses/ui';
import { useState } from 'react';

export const Example = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Add Bank Account
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Add Bank Account"
        actions={
          <>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button onClick={() => setOpen(false)}>Add Bank</Button>
          </>
        }
      >
        <TextField label="Nickname" optional />
      </Dialog>
    </>
  );
};
