import type { Factor } from '@bank-bonuses/auth';
import { Button, Dialog, type LazyDialogProps } from '@bank-bonuses/ui';
import { useId, useRef } from 'react';
import { ConfirmAppForm } from '../enrollment/ConfirmAppForm.tsx';
import { NameAppForm } from '../enrollment/NameAppForm.tsx';
import { appSteps } from '../enrollment/appSteps.ts';
import { useEnrollment } from '../enrollment/useEnrollment.ts';

export interface AddAppDialogContentProps extends LazyDialogProps {
  /** The authenticator apps that are already enrolled. */
  apps: readonly Factor[];
  onAdded: (name: string) => void;
}

/**
 * Renders the two steps of adding an app: its name, then the code that the app shows after it has
 * read the secret.
 */
export function AddAppDialogContent({
  open,
  onOpenChange,
  apps,
  onAdded,
}: AddAppDialogContentProps) {
  const formId = useId();
  const { enrollment, isBusy, error, begin, confirm, cancel } = useEnrollment(appSteps);
  const name = useRef('');
  const isConfirming = enrollment !== undefined;

  const change = (next: boolean) => {
    // The dialog stays open while a code is being checked, because only the response tells whether
    // the app was added.
    if (isBusy && isConfirming) return;
    if (!next) cancel();
    onOpenChange(next);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title="Add an authenticator app"
      keepOnOutsidePress
      actions={
        <>
          <Button
            variant="outline"
            tone="neutral"
            disabled={isBusy && isConfirming}
            onClick={() => change(false)}
          >
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            loading={isBusy}
            loadingText={isConfirming ? 'Confirming...' : 'Preparing...'}
          >
            {isConfirming ? 'Confirm' : 'Continue'}
          </Button>
        </>
      }
    >
      {enrollment ? (
        <ConfirmAppForm
          id={formId}
          enrollment={enrollment}
          isBusy={isBusy}
          error={error}
          onSubmit={(code) =>
            void confirm(code).then((isAdded) => {
              if (!isAdded) return;
              onOpenChange(false);
              onAdded(name.current);
            })
          }
        />
      ) : (
        <NameAppForm
          id={formId}
          apps={apps}
          isBusy={isBusy}
          error={error}
          onSubmit={(chosen) => {
            name.current = chosen;
            void begin(chosen);
          }}
        />
      )}
    </Dialog>
  );
}
