import { usePortalConfig } from '@bank-bonuses/product/react';
import { useCustomerSupportMail } from '@bank-bonuses/dialogs/support';
import { EmailText, Notice, TextLink } from '@bank-bonuses/ui';

/** Renders the alert that a balance may not include recent transfers, with the support address. */
export function MoneyInTransit() {
  const support = usePortalConfig()?.supportEmail;
  const link = useCustomerSupportMail({ subject: 'My accounts' });
  return (
    <Notice title="Money in Transit" role="note">
      <p>
        Balances may not reflect recent transfers. Money typically takes 1-3 business days to move
        between accounts.
        {link !== undefined && support !== undefined && (
          <span>
            {' '}
            If you have a question, contact us at{' '}
            <TextLink href={link}>
              <EmailText>{support}</EmailText>
            </TextLink>
            .
          </span>
        )}
      </p>
    </Notice>
  );
}
