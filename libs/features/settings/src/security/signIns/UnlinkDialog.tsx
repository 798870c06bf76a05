import { useAuth, useAuthCall, type Factor, type Identity } from '@bank-bonuses/auth';
import { FreshCodeForm, SecurityDialog } from '@bank-bonuses/second-factor/apps';
import { Text } from '@bank-bonuses/ui';
import { useId } from 'react';

export interface UnlinkDialogProps {
  /** The sign-in method to unlink. */
  identity: Identity;
  name: string;
  factors: readonly Factor[];
  onClose: () => void;
  onUnlinked: () => void;
}

/**
 * Renders a dialog that requires a new code, from the second factor or an email, and then unlinks
 * the sign-in method.
 */
export function UnlinkDialog({ identity, name, factors, onClose, onUnlinked }: UnlinkDialogProps) {
  const formId = useId();
  const auth = useAuth();
  const call = useAuthCall();
  return (
    <SecurityDialog
      title={`Unlink ${name}`}
      isBusy={call.isBusy}
      onClose={onClose}
      form={formId}
      label="Unlink"
      busyLabel="Unlinking..."
      tone="critical"
    >
      <FreshCodeForm
        id={formId}
        factors={factors}
        call={call}
        onProved={async () => (await auth.loadProviders()).unlink(identity.id)}
        onDone={onUnlinked}
      >
        <Text>
          You can no longer log in with {name}. Use your email address and password instead.
        </Text>
      </FreshCodeForm>
    </SecurityDialog>
  );
}
