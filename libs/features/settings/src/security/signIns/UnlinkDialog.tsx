import { useAuth, type Factor, type Identity } from '@bank-bonuses/auth';
import { FreshCodeForm, useSecurityCall } from '@bank-bonuses/second-factor/apps';
import { Button, Dialog, Text } from '@bank-bonuses/ui';
import { useId, useRef, useState, type RefObject } from 'react';
import { MailCodeForm } from './MailCodeForm.tsx';

export interface UnlinkDialogProps {
  /** The sign-in method to unlink. The dialog is open while this is set. */
  identity: Identity | undefined;
  name: string;
  factors: readonly Factor[];
  onClose: () => void;
  onUnlinked: (name: string) => void;
  /**
   * Element that gets the focus after unlinking, because the button that opened the dialog is
   * removed.
   */
  result: RefObject<HTMLElement | null>;
}

/**
 * Renders a dialog that requires a new code, from the second factor or an email, and then unlinks
 * the sign-in method.
 */
export function UnlinkDialog(props: UnlinkDialogProps) {
  const { identity, factors, onClose, onUnlinked, result } = props;
  const isUnlinked = useRef(false);
  const formId = useId();
  const auth = useAuth();
  const call = useSecurityCall();
  // Kept when the dialog is closed, because a sent code stays valid.
  const [isSent, setIsSent] = useState(false);
  const [shown, setShown] = useState({ id: '', name: '' });
  // Keeps the last identity while the dialog is closing, so that its text does not disappear during
  // the transition.
  if (identity && identity.id !== shown.id) setShown({ id: identity.id, name: props.name });
  const { id, name } = shown;
  const [first, ...rest] = factors;
  const needsMail = first === undefined && !isSent;

  const close = () => {
    if (call.isBusy) return;
    call.reset();
    isUnlinked.current = false;
    onClose();
  };
  const done = () => {
    setIsSent(false);
    isUnlinked.current = true;
    onClose();
    onUnlinked(name);
  };
  const unlink = async () => (await auth.loadProviders()).unlink(id);

  const consequence = (
    <Text>You can no longer log in with {name}. Use your email address and password instead.</Text>
  );

  return (
    <Dialog
      open={identity !== undefined}
      onOpenChange={close}
      finalFocus={() => (isUnlinked.current ? result.current : undefined)}
      title={`Unlink ${name}`}
      actions={
        <>
          <Button variant="outline" tone="neutral" disabled={call.isBusy} onClick={close}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            tone={needsMail ? 'accent' : 'critical'}
            loading={call.isBusy}
            loadingText={needsMail ? 'Sending...' : 'Unlinking...'}
          >
            {needsMail ? 'Email me a code' : 'Unlink'}
          </Button>
        </>
      }
    >
      {first ? (
        <FreshCodeForm
          id={formId}
          sources={[first, ...rest]}
          call={call}
          onProved={unlink}
          onDone={done}
        >
          {consequence}
        </FreshCodeForm>
      ) : (
        <MailCodeForm
          id={formId}
          call={call}
          isSent={isSent}
          onSent={() => setIsSent(true)}
          onProved={unlink}
          onDone={done}
        >
          {consequence}
        </MailCodeForm>
      )}
    </Dialog>
  );
}
