import { LazyCodeError } from '@bank-bonuses/lazy';
import { LoadError } from '@bank-bonuses/ui';
import { useLocation, useNavigate, useNavigation } from 'react-router';

/** Whether the same page may fetch the script once more. */
export const isLostScript = (error: unknown) =>
  error instanceof LazyCodeError && !error.needsReload;

/** Opens the same screen again, which loads the missing script. */
export function LostScript() {
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
