import { useSession } from '@bank-bonuses/auth';
import { Value, type ValueProps } from './Value.tsx';

/**
 * An address that breaks before its domain when it does not fit the line. While it loads it takes the room
 * of the sign-in address, which is mostly the same or about as long.
 */
export function EmailAddress({ children: address, emptyText }: ValueProps) {
  const session = useSession();
  const signIn = session.status === 'signed-in' ? session.user.email : '';
  if (address === undefined) return <Value expected={broken(signIn)}>{undefined}</Value>;
  return address ? broken(address) : <Value emptyText={emptyText}>{address}</Value>;
}

function broken(address: string) {
  const [name, ...domain] = address.split(/(?=@)/);
  return (
    <>
      {name}
      <wbr />
      {domain}
    </>
  );
}
