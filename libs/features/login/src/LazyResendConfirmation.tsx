import { useLazy } from '@bank-bonuses/lazy/react';
import { loadResendConfirmation } from '@bank-bonuses/registration-wizard';
import { ErrorSummary } from '@bank-bonuses/ui';

/**
 * Renders the form that requests another confirmation email. Its code loads on demand, because few
 * customers need it.
 */
export function LazyResendConfirmation({ email }: { email: string }) {
  const { value: Loaded, error } = useLazy(loadResendConfirmation);
  if (Loaded) return <Loaded email={email} />;
  // Pressing Login again remounts this component, which retries the load.
  return (
    error !== undefined && (
      <ErrorSummary message="We cannot offer a new confirmation email right now. Check your internet connection and press Login again." />
    )
  );
}
