import { isRecovery } from '@bank-bonuses/routes';
import { useLocation } from 'react-router';
import { RequestLinkScreen } from './requestLink/RequestLinkScreen.tsx';
import { SetPasswordScreen } from './setPassword/SetPasswordScreen.tsx';

/** The query string alone decides which of the two screens this is. */
export function ResetPasswordPage() {
  const { search } = useLocation();
  return isRecovery(search) ? <SetPasswordScreen /> : <RequestLinkScreen />;
}
