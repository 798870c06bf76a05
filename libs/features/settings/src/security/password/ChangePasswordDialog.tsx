import { useAuth } from '@bank-bonuses/auth';
import { Button, Dialog, useToast } from '@bank-bonuses/ui';
import { useId } from 'react';
import { useSecurityCall } from '@bank-bonuses/second-factor/apps';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

export interface ChangePasswordDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ChangePasswordDialog({ open, onOpenChange }: ChangePasswordDialogProps) {
  const formId = useId();
  const auth = useAuth();
  const toast = useToast();
  const { isBusy, error, run, reset } = useSecurityCall();

  const change = (next: boolean) => {
    if (isBusy) return;
    reset();
    onOpenChange(next);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title="Change password"
      description="Your other devices are logged out. This one stays logged in."
      keepOnOutsidePress
      actions={
        <>
          <Button variant="outline" tone="neutral" disabled={isBusy} onClick={() => change(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isBusy} loadingText="Changing...">
            Change password
          </Button>
        </>
      }
    >
      <ChangePasswordForm
        id={formId}
        isBusy={isBusy}
        error={error}
        onSubmit={async (typed) => {
          const isDone = await run(async () => {
            await (await auth.loadAccountSecurity()).changePassword(typed);
          });
          if (!isDone) return;
          onOpenChange(false);
          toast.show({
            title: 'Password changed',
            description: 'Your other devices have been logged out.',
            tone: 'positive',
          });
        }}
      />
    </Dialog>
  );
}
