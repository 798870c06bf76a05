import { loadResendConfirmation } from '@bank-bonuses/registration-wizard';
import { ErrorSummary } from '@bank-bonuses/ui';
import { useEffect, useState, type ComponentType } from 'react';

/** The way on for whoever has not confirmed their address; few need it, so it is fetched when it is needed. */
export function LazyResendConfirmation({ email }: { email: string }) {
  const [Loaded, setLoaded] = useState<ComponentType<{ email: string }>>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    loadResendConfirmation().then(
      (component) => setLoaded(() => component),
      () => setHasFailed(true),
    );
  }, []);
  if (Loaded) return <Loaded email={email} />;
  // Pressing Login again tries it again.
  return (
    hasFailed && (
      <ErrorSummary message="A new confirmation email cannot be asked for now. Check your internet connection and press Login again." />
    )
  );
}
