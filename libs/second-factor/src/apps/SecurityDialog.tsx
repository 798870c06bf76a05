import { Button, Dialog } from '@bank-bonuses/ui';
import type { ReactNode } from 'react';

export interface SecurityDialogProps {
  title: string;
  description?: string;
  /** Whether a call is running. */
  isBusy: boolean;
  /**
   * Whether the dialog can be closed. Only the response of a running call tells whether the account
   * was changed.
   * @default closable while no call is running
   */
  isClosable?: boolean;
  onClose: () => void;
  /** Whether a press outside keeps the dialog open, so that no input is lost. @default false */
  keepOnOutsidePress?: boolean;
  /** The id of the form that the button submits. */
  form: string;
  /** The text of the button. */
  label: string;
  busyLabel: string;
  /** @default 'accent' */
  tone?: 'accent' | 'critical';
  children: ReactNode;
}

/**
 * Renders an open dialog with a form that changes the account's security. Render it only while it
 * is open, so that its state is dropped with it.
 */
export function SecurityDialog({
  isBusy,
  isClosable = !isBusy,
  onClose,
  form,
  label,
  busyLabel,
  tone = 'accent',
  ...dialog
}: SecurityDialogProps) {
  const close = () => isClosable && onClose();
  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={close}
      actions={
        <>
          <Button variant="outline" tone="neutral" disabled={!isClosable} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={form} tone={tone} loading={isBusy} loadingText={busyLabel}>
            {label}
          </Button>
        </>
      }
    />
  );
}
