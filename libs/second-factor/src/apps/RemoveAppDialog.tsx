import { useAuth, type Factor } from '@bank-bonuses/auth';
import { useSessionPolicy } from '@bank-bonuses/product/react';
import { Text } from '@bank-bonuses/ui';
import { shownName } from '../factorNames.ts';
import { FreshCodeDialog } from './FreshCodeDialog.tsx';

export interface RemoveAppDialogProps {
  /** The factor to remove. */
  app: Factor;
  /** All enrolled factors. */
  apps: readonly Factor[];
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks for a fresh code, explains the consequence, and removes the app. */
export function RemoveAppDialog({ app, apps, onClose, onRemoved }: RemoveAppDialogProps) {
  const auth = useAuth();
  const { requiresSecondFactor } = useSessionPolicy();
  // Prefers a code of another factor, because it proves that the customer still has a working
  // factor. Also, a session that was verified with the removed factor would fall back to the first
  // assurance level.
  const others = apps.filter(({ id }) => id !== app.id);
  return (
    <FreshCodeDialog
      title={`Remove ${shownName(app)}`}
      label="Remove"
      busyLabel="Removing..."
      onClose={onClose}
      factors={others.length > 0 ? others : [app]}
      onProved={async () => (await auth.loadFactors()).remove(app.id)}
      onDone={onRemoved}
    >
      <Text>{consequence(others, requiresSecondFactor)}</Text>
    </FreshCodeDialog>
  );
}

function consequence(others: readonly Factor[], requiresSecondFactor: boolean): string {
  if (others.length > 0) {
    return `You can still log in with a code from ${others.map(shownName).join(' or ')}.`;
  }
  return requiresSecondFactor
    ? 'This is the only one, and every account here needs one. You will be asked to add another at once, before anything else opens.'
    : 'This is the only one. Without it, anyone who knows your password can log in.';
}
