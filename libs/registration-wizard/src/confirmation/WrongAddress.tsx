import { usePortalConfig } from '@bank-bonuses/portal-config/react';
import { Text, TextLink } from '@bank-bonuses/ui';

/** The account exists under the address by now, and whoever reads its mail could take it over. */
export function WrongAddress() {
  const support = usePortalConfig()?.supportEmail;
  return (
    <Text tone="quiet" size="small">
      Wrong address? It cannot be changed on this page, and our email may reach somebody else.
      Please write to{' '}
      {support?.includes('@') ? (
        <TextLink href={`mailto:${support}`}>{support}</TextLink>
      ) : (
        'our support'
      )}{' '}
      right away.
    </Text>
  );
}
