import { useAuth, type Factor, type Identity } from '@bank-bonuses/auth';
import { FreshCodeDialog } from '@bank-bonuses/second-factor/apps';
import { Text } from '@bank-bonuses/ui';

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
  const auth = useAuth();
  return (
    <FreshCodeDialog
      title={`Unlink ${name}`}
      label="Unlink"
      busyLabel="Unlinking..."
      onClose={onClose}
      factors={factors}
      onProved={async () => (await auth.loadProviders()).unlink(identity.id)}
      onDone={onUnlinked}
    >
      <Text>
        You can no longer log in with {name}. Use your email address and password instead.
      </Text>
    </FreshCodeDialog>
  );
}
