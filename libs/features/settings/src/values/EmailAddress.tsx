import { useSession } from '@bank-bonuses/auth';
import { EmailText } from '@bank-bonuses/ui';
import { Value, type ValueProps } from './Value.tsx';

/**
 * Renders an email address of the profile. While loading, reserves the space of the sign-in
 * address, which is usually the same or about as long.
 */
export function EmailAddress({ children: address, emptyText }: ValueProps) {
  const session = useSession();
  const signIn = session.status === 'signed-in' ? session.user.email : '';
  if (address === undefined)
    return <Value expected={<EmailText>{signIn}</EmailText>}>{undefined}</Value>;
  return address ? (
    <EmailText>{address}</EmailText>
  ) : (
    <Value emptyText={emptyText}>{address}</Value>
  );
}
