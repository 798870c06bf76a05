import { usePortalConfig } from '@bank-bonuses/portal-config/react';
import { Notice, TextLink } from '@bank-bonuses/ui';

/** Why a balance may differ from what the customer expects, and whom to ask. */
export function MoneyInTransit() {
  const email = usePortalConfig()?.supportEmail;
  return (
    <Notice title="Money in Transit" role="note">
      <p>
        Balances may not reflect recent transfers. Money typically takes 1-3 business days to move
        between accounts.
        {email?.includes('@') && (
          <>
            {' '}
            If you have a question, write to us at{' '}
            <TextLink href={`mailto:${email}`}>{email}</TextLink>.
          </>
        )}
      </p>
    </Notice>
  );
}
