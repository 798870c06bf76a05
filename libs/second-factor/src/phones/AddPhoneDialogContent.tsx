import type { Factor } from '@bank-bonuses/auth';
import { Button, Dialog, type LazyDialogProps } from '@bank-bonuses/ui';
import { useId } from 'react';
import { useEnrollment } from '../enrollment/useEnrollment.ts';
import { ConfirmPhoneForm } from './ConfirmPhoneForm.tsx';
import { PhoneForm } from './PhoneForm.tsx';
import { phoneSteps, sendCode } from './phoneSteps.ts';

export interface AddPhoneDialogContentProps extends LazyDialogProps {
  /** The factors that are already enrolled. */
  known: readonly Factor[];
  onAdded: (name: string) => void;
}

/**
 * Renders the two steps of adding a phone: its number and name, then the code of the message that
 * was sent to the number.
 */
export function AddPhoneDialogContent({
  open,
  onOpenChange,
  known,
  onAdded,
}: AddPhoneDialogContentProps) {
  const formId = useId();
  const { enrollment, isBusy, error, begin, change, confirm, cancel } = useEnrollment(phoneSteps);
  const isConfirming = enrollment !== undefined;

  const close = (next: boolean) => {
    // The dialog stays open while a code is being checked, because only the response tells whether
    // the phone was added.
    if (isBusy && isConfirming) return;
    if (!next) cancel();
    onOpenChange(next);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title="Add a phone"
      keepOnOutsidePress
      actions={
        <>
          <Button
            variant="outline"
            tone="neutral"
            disabled={isBusy && isConfirming}
            onClick={() => close(false)}
          >
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            loading={isBusy}
            loadingText={isConfirming ? 'Confirming...' : 'Sending...'}
          >
            {isConfirming ? 'Confirm' : 'Text me a code'}
          </Button>
        </>
      }
    >
      {enrollment ? (
        <ConfirmPhoneForm
          id={formId}
          number={enrollment.number}
          isBusy={isBusy}
          error={error}
          onSendAnother={() =>
            change(async (factors, begun) => ({
              ...begun,
              challenge: await sendCode(factors, begun),
            }))
          }
          onSubmit={(code) =>
            void confirm(code).then((isAdded) => {
              if (!isAdded) return;
              onOpenChange(false);
              onAdded(enrollment.name);
            })
          }
        />
      ) : (
        <PhoneForm
          id={formId}
          known={known}
          isBusy={isBusy}
          error={error}
          onSubmit={(phone) => void begin(phone)}
        />
      )}
    </Dialog>
  );
}
