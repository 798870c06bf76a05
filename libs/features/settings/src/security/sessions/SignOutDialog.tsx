import { useAuth, useAuthCall } from '@bank-bonuses/auth';
import { SecurityDialog } from '@bank-bonuses/second-factor/apps';
import { ErrorSummary, Stack, Text, useToast } from '@bank-bonuses/ui';
import { useId } from 'react';

export type SignOutScope = 'others' | 'everywhere';

export interface SignOutDialogProps {
  /** The sessions to end. */
  scope: SignOutScope;
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
  const formId = useId();
  const auth = useAuth();
  const toast = useToast();
  const { isBusy, error, run } = useAuthCall();
  const { title, question } = texts[scope];

  const confirm = async () => {
    const isDone = await run(async () => {
      const security = await auth.loadAccountSecurity();
      await (scope === 'others' ? security.signOutOthers() : security.signOutEverywhere());
    });
    if (!isDone) return;
    onClose();
    if (scope === 'others') {
      toast.show({ title: 'Your other devices have been logged out', tone: 'positive' });
    }
  };

  return (
    <SecurityDialog
      title={title}
      isBusy={isBusy}
      onClose={onClose}
      form={formId}
      label={title}
      busyLabel="Logging out..."
      tone={scope === 'everywhere' ? 'critical' : 'accent'}
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <Stack gap="md">
          <Text>{question}</Text>
          {error && <ErrorSummary message={error.message} offersReload={error.needsReload} />}
        </Stack>
      </form>
    </SecurityDialog>
  );
}
