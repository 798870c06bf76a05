import { useEffect } from 'react';
import { ErrorPage } from './ErrorPage.tsx';

const reload = () => location.reload();

/**
 * Renders the page for a stored session that cannot be checked, because the sign-in service does
 * not respond. The sign-in client tries again about once a minute; this page does so when the
 * browser is online again or the button is pressed.
 */
export function UnreachablePage({ onRetry = reload }: { onRetry?: () => void }) {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <ErrorPage
      title="We could not reach the login service"
      description="Your session has not ended. Check your internet connection; we keep trying."
      action="Try again"
      onAction={onRetry}
    />
  );
}
