import { usePortalConfig, useSupportMail } from '@bank-bonuses/product/react';
import { Text, TextLink } from '@bank-bonuses/ui';

/**
 * Renders advice for a mistyped address. The account already exists with that address, and a person
 * who reads its mail could take over the account.
 */
export function WrongAddress() {
  const support = usePortalConfig()?.supportEmail;
  const link = useSupportMail({
    subject: 'Registered with a wrong address',
    asksReference: true,
  });
  return (
    <Text tone="quiet" size="small">
      Wrong address? It cannot be changed on this page, and our email may reach someone else. Please
      contact{' '}
      {link === undefined ? <span>support</span> : <TextLink href={link}>{support}</TextLink>} right
      away.
    </Text>
  );
}
