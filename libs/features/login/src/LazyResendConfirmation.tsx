import { loadResendConfirmation } from '@bank-bonuses/registration-wizard';
import { ErrorSummary } from '@bank-bonuses/ui';
import { useEffect, useState, type ComponentType } from 'react';

/**
 * Renders the form that requests another confirmation email. Its code loads on demand, because few
 * customers need it. A failed load must not replace the login form, so it is shown here.
 */
export function LazyResendConfirmation({ email }: { email: string }) {
  const [Loaded, setLoaded] = useState<ComponentType<{ email: string }>>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    loadResendConfirmation().then(
      (loaded) => setLoaded(() => loaded),
      () => setFailed(true),
    );
  }, []);

  if (Loaded) return <Loaded email={email} />;
  // Pressing Login again mounts this component again, which retries the load.
  return (
    hasFailed && (
      <ErrorSummary message="We cannot offer a new confirmation email right now. Check your internet connection and press Login again." />
    )
  );
}
