import { useAuth, type Factor } from '@bank-bonuses/auth';
import { useSignInPolicy } from '@bank-bonuses/product/react';
import { Button, Dialog, Text } from '@bank-bonuses/ui';
import { useId, useRef, useState, type RefObject } from 'react';
import { FreshCodeForm } from '../codes/FreshCodeForm.tsx';
import { shownName } from './appNames.ts';
import { useSecurityCall } from './useSecurityCall.ts';

export interface RemoveAppDialogProps {
  /** The factor to remove; the dialog is open while it is set. */
  app: Factor | undefined;
  /** All enrolled factors. */
  apps: readonly Factor[];
  onClose: () => void;
  onRemoved: (name: string) => void;
  /** Gets focus once the app is removed, since the button that opened the dialog disappears. */
  result: RefObject<HTMLElement | null>;
}

/** Asks for a fresh code, explains the consequence, and removes the app. */
export function RemoveAppDialog({ app, apps, onClose, onRemoved, result }: RemoveAppDialogProps) {
  const formId = useId();
  const auth = useAuth();
  const { requiresSecondFactor } = useSignInPolicy();
  const call = useSecurityCall();
  const shown = useLast(app);
  const isRemoved = useRef(false);
  // Prefers a code of another factor, because it proves that the customer still has a working
  // factor. Also, a session that was verified with the removed factor would fall back to the first
  // assurance level.
  const others = apps.filter(({ id }) => id !== shown?.id);
  const [first = shown, ...rest] = others;
  const close = () => {
    if (call.isBusy) return;
    call.reset();
    isRemoved.current = false;
    onClose();
  };

  return (
    <Dialog
      open={app !== undefined}
      onOpenChange={close}
      finalFocus={() => (isRemoved.current ? result.current : undefined)}
      title={`Remove ${shown ? shownName(shown) : ''}`}
      actions={
        <>
          <Button variant="outline" tone="neutral" disabled={call.isBusy} onClick={close}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            tone="critical"
            loading={call.isBusy}
            loadingText="Removing..."
          >
            Remove
          </Button>
        </>
      }
    >
      {shown && first && (
        <FreshCodeForm
          id={formId}
          sources={[first, ...rest]}
          call={call}
          onProved={async () => (await auth.loadFactors()).remove(shown.id)}
          onDone={() => {
            isRemoved.current = true;
            onClose();
            onRemoved(shownName(shown));
          }}
        >
          <Text>{consequence(others, requiresSecondFactor)}</Text>
        </FreshCodeForm>
      )}
    </Dialog>
  );
}

/**
 * Returns the last app that was set, because a dialog keeps its content during the closing
 * transition.
 */
function useLast(app: Factor | undefined): Factor | undefined {
  const [last, setLast] = useState(app);
  if (app && app !== last) setLast(app);
  return app ?? last;
}

function consequence(others: readonly Factor[], requiresSecondFactor: boolean): string {
  if (others.length > 0) {
    return `You can still log in with a code from ${others.map(shownName).join(' or ')}.`;
  }
  return requiresSecondFactor
    ? 'This is the only one, and every account here needs one. You will be asked to add another at once, before anything else opens.'
    : 'This is the only one. Without it, anyone who knows your password can log in.';
}
