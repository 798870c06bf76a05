import { costMessages, serviceMessages } from '@bank-bonuses/product';
import { Button, Dialog, Stack, Text, TextField } from '@bank-bonuses/ui';
import { useId, useState } from 'react';
import { EmailRequestLink } from './EmailRequestLink.tsx';

export interface DeleteAccountDialogProps {
  onClose: () => void;
  /** Called after the customer has typed the phrase and confirmed. */
  onConfirm: () => void;
}

const phrase = 'DELETE ACCOUNT';

/**
 * Renders an open dialog that requires the exact phrase before the request can be confirmed. Render
 * it only while it is open, so that the typed phrase is dropped with it.
 */
export function DeleteAccountDialog({ onClose, onConfirm }: DeleteAccountDialogProps) {
  const formId = useId();
  const [typed, setTyped] = useState('');
  const isMeant = typed === phrase;

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Delete Account"
      actions={
        <>
          <Button variant="outline" tone="neutral" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} tone="critical" disabled={!isMeant}>
            Delete Account
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isMeant) return;
          onClose();
          onConfirm();
        }}
      >
        <Stack gap="lg">
          <Stack gap="sm">
            <Text>
              You are asking us to stop acting for you and to delete your account. All activity
              stops within 7 business days.
            </Text>
            <Text tone="quiet">{costMessages.revocation}</Text>
            <Text tone="quiet">{serviceMessages.payout}</Text>
            <EmailRequestLink />
          </Stack>
          <TextField
            label={`Type ${phrase} to confirm`}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            value={typed}
            onValueChange={setTyped}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
