import { loadResendConfirmation } from '@bank-bonuses/registration-wizard';
import { ErrorSummary } from '@bank-bonuses/ui';
import { useEffect, useState, type ComponentType } from 'react';

export interface LazyResendConfirmationProps {
  email: string;
  /**
   * Loads the form's code.
   * @default the wizard's loader
   */
  load?: typeof loadResendConfirmation;
}

/**
 * Renders the form that requests another confirmation email. Its code loads on demand, because few
 * customers need it. A failed load must not replace the login form, so it is shown here.
 */
export function LazyResendConfirmation({
  email,
  load = loadResendConfirmation,
}: LazyResendConfirmationProps) {
  const [Loaded, setLoaded] = useState<ComponentType<{ email: string }>>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    load().then(
      (loaded) => setLoaded(() => loaded),
      () => setFailed(true),
    );
  }, [load]);

  if (Loaded) return <Loaded email={email} />;
  // Pressing Login again mounts this component again, which retries the load.
  return (
    hasFailed && (
      <ErrorSummary message="We cannot offer a new confirmation email right now. Check your internet connection and press Login again." />
    )
  );
}
