import { useLazy } from '@bank-bonuses/lazy/react';
import { loadResendConfirmation } from '@bank-bonuses/registration-wizard';
import { ErrorSummary } from '@bank-bonuses/ui';

/**
 * Renders the form for another confirmation mail. Few customers need it, so its code loads on
 * demand.
 */
export function LazyResendConfirmation({ email }: { email: string }) {
  const { value: Loaded, error } = useLazy(loadResendConfirmation);
  if (Loaded) return <Loaded email={email} />;
  // Pressing Login again tries it again.
  return (
    error !== undefined && (
      <ErrorSummary message="A new confirmation email cannot be asked for now. Check your internet connection and press Login again." />
    )
  );
}
