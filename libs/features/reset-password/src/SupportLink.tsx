import { usePortalConfig } from '@bank-bonuses/portal-config/react';
import { useSupportMail } from '@bank-bonuses/portal-config/support';
import { TextLink } from '@bank-bonuses/ui';

/**
 * Renders the support address for use within a sentence, or a general text if none is configured.
 */
export function SupportLink() {
  const support = usePortalConfig()?.supportEmail;
  const link = useSupportMail({ subject: 'I cannot log in', asksReference: true });
  return link === undefined ? <span>support</span> : <TextLink href={link}>{support}</TextLink>;
}
