import { usePortalConfig, useSupportMail } from '@bank-bonuses/product/react';
import { TextLink } from '@bank-bonuses/ui';

/**
 * Renders the support address for use within a sentence, or a general text if none is configured.
 */
export function SupportLink() {
  const support = usePortalConfig()?.supportEmail;
  const link = useSupportMail({ subject: 'I cannot log in', asksReference: true });
  return link === undefined ? <span>support</span> : <TextLink href={link}>{support}</TextLink>;
}
