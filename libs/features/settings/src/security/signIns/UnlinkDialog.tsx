import { useAuth, type Factor, type Identity } from '@bank-bonuses/auth';
import { FreshCodeForm, SecurityDialog, useSecurityCall } from '@bank-bonuses/second-factor/apps';
import { Text } from '@bank-bonuses/ui';
import { useId, useState } from 'react';
import { MailCodeForm } from './MailCodeForm.tsx';

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
  const call = useSecurityCall();
  const [isSent, setIsSent] = useState(false);
  const [first, ...rest] = factors;
  const needsMail = first === undefined && !isSent;
  const form = {
    id: formId,
    call,
    onProved: async () => (await auth.loadProviders()).unlink(identity.id),
    onDone: onUnlinked,
    children: (
      <Text>
        You can no longer log in with {name}. Use your email address and password instead.
      </Text>
    ),
  };
  return (
    <SecurityDialog
      title={`Unlink ${name}`}
      isBusy={call.isBusy}
      onClose={onClose}
      form={formId}
      {...(needsMail
        ? { label: 'Email me a code', busyLabel: 'Sending...' }
        : { label: 'Unlink', busyLabel: 'Unlinking...', tone: 'critical' })}
    >
      {first ? (
        <FreshCodeForm {...form} sources={[first, ...rest]} />
      ) : (
        <MailCodeForm {...form} isSent={isSent} onSent={() => setIsSent(true)} />
      )}
    </SecurityDialog>
  );
}
