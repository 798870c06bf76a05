import { Button, Dialog, Text } from '@bank-bonuses/ui';
import { useRef } from 'react';

export interface LeaveDialogProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Renders the dialog that asks whether to leave the registration. */
export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={onStay}
      title="Leave your registration?"
      closeLabel="Keep registering"
      initialFocus={stay}
      actions={
        <>
          <Button variant="quiet" tone="neutral" onClick={onLeave}>
            Leave
          </Button>
          <Button ref={stay} onClick={onStay}>
            Stay
          </Button>
        </>
      }
    >
      <Text>
        This tab keeps your answers, but not your password, Social Security number, date of birth,
        mother's maiden name, photos and card. You would have to enter these again.
      </Text>
    </Dialog>
  );
}
