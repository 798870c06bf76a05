import { isRecovery } from '@bank-bonuses/product/routes';
import { useLocation } from 'react-router';
import { RequestLinkScreen } from './requestLink/RequestLinkScreen.tsx';
import { SetPasswordScreen } from './setPassword/SetPasswordScreen.tsx';

/**
 * Renders one of two screens, requesting a link or setting a new password, depending on the query
 * string alone.
 */
export function ResetPasswordPage() {
  const { search } = useLocation();
  return isRecovery(search) ? <SetPasswordScreen /> : <RequestLinkScreen />;
}
