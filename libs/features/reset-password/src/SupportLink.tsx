import { usePortalConfig } from '@bank-bonuses/portal-config/react';
import { useSupportMail } from '@bank-bonuses/portal-config/support';
import { TextLink } from '@bank-bonuses/ui';

/** The support address within a sentence, or words for it where none is configured. */
export function SupportLink() {
  const support = usePortalConfig()?.supportEmail;
  const link = useSupportMail({ subject: 'I cannot sign in', asksReference: true });
  return link === undefined ? <span>our support</span> : <TextLink href={link}>{support}</TextLink>;
}
