import { useAuth } from '@bank-bonuses/auth';
import { Button, Dialog, ErrorSummary, Stack, Text, useToast } from '@bank-bonuses/ui';
import { useState } from 'react';
import { useSecurityCall } from '@bank-bonuses/second-factor/apps';

export type SignOutScope = 'others' | 'everywhere';

export interface SignOutDialogProps {
  /** The sessions to end. The dialog is open while this is set. */
  scope: SignOutScope | undefined;
  onClose: () => void;
}

const texts = {
  others: {
    title: 'Log out other devices',
    question:
      'Every other device and browser is logged out of your account. This one stays logged in.',
  },
  everywhere: {
    title: 'Log out everywhere',
    question:
      'Every device and browser is logged out of your account, including this one. You need to log in again.',
  },
} as const;

/**
 * Renders a dialog that asks before sessions are ended. If the service is unreachable, no session
 * has ended, and the dialog says so.
 */
export function SignOutDialog({ scope, onClose }: SignOutDialogProps) {
  const auth = useAuth();
  const toast = useToast();
  const { isBusy, error, run, reset } = useSecurityCall();
  const [shown, setShown] = useState<SignOutScope>('others');
  if (scope && scope !== shown) setShown(scope);
  const { title, question } = texts[shown];

  const close = () => {
    if (isBusy) return;
    reset();
    onClose();
  };

  const confirm = async () => {
    const isDone = await run(async () => {
      const security = await auth.loadAccountSecurity();
      await (shown === 'others' ? security.signOutOthers() : security.signOutEverywhere());
    });
    if (!isDone) return;
    onClose();
    if (shown === 'others') {
      toast.show({ title: 'Your other devices have been logged out', tone: 'positive' });
    }
  };

  return (
    <Dialog
      open={scope !== undefined}
      onOpenChange={close}
      title={title}
      actions={
        <>
          <Button variant="outline" tone="neutral" disabled={isBusy} onClick={close}>
            Cancel
          </Button>
          <Button
            tone={shown === 'everywhere' ? 'critical' : 'accent'}
            loading={isBusy}
            loadingText="Logging out..."
            onClick={() => void confirm()}
          >
            {title}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <Text>{question}</Text>
        {error && <ErrorSummary message={error.message} offersReload={error.offersReload} />}
      </Stack>
    </Dialog>
  );
}
