import { usePortalConfig } from '@bank-bonuses/portal-config/react';
import { TextLink } from '@bank-bonuses/ui';

/** The support address within a sentence, or words for it where none is configured. */
export function SupportLink() {
  const email = usePortalConfig()?.supportEmail;
  if (!email?.includes('@')) return 'our support';
  return <TextLink href={`mailto:${email}`}>{email}</TextLink>;
}
