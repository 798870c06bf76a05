import { LazyCodeError } from '@bank-bonuses/lazy';
import { LoadError } from '@bank-bonuses/ui';
import { useLocation, useNavigate, useNavigation } from 'react-router';

/**
 * Returns whether the error is a script that failed to load and can be retried without reloading
 * the page.
 */
export const isScriptLoadError = (error: unknown) =>
  error instanceof LazyCodeError && !error.needsReload;

/**
 * Renders an error box whose retry button navigates to the same screen again, which loads the
 * missing script.
 */
export function ScriptLoadError() {
  const navigate = useNavigate();
  const location = useLocation();
  const isOpening = useNavigation().state !== 'idle';
  const open = () => navigate(location, { replace: true, state: location.state as unknown });
  return (
    <LoadError
      message="Check your internet connection and try again."
      onRetry={() => void open()}
      retrying={isOpening}
    />
  );
}
