import { useAuth, useAuthCall } from '@bank-bonuses/auth';
import { SecurityDialog } from '@bank-bonuses/second-factor/apps';
import { useToast } from '@bank-bonuses/ui';
import { useId } from 'react';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const auth = useAuth();
  const toast = useToast();
  const { isBusy, error, run } = useAuthCall();
  return (
    <SecurityDialog
      title="Change password"
      description="Your other devices are logged out. This one stays logged in."
      isBusy={isBusy}
      onClose={onClose}
      keepOnOutsidePress
      form={formId}
      label="Change password"
      busyLabel="Changing..."
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
          onClose();
          toast.show({
            title: 'Password changed',
            description: 'Your other devices have been logged out.',
            tone: 'positive',
          });
        }}
      />
    </SecurityDialog>
  );
}
