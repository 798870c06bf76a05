import { usePortalConfig } from '@bank-bonuses/portal-config/react';
import { TextLink } from '@bank-bonuses/ui';

const subject = 'Remove my consent and delete my account';
const body =
  'Please stop acting for me and delete my account. I understand that all activity stops within 7 business days.';

/** The request as an email to the support address, where there is one. */
export function EmailRequestLink() {
  const address = usePortalConfig()?.supportEmail;
  if (!address?.includes('@')) return null;
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return (
    <div>
      <TextLink standalone href={`mailto:${address}?${query}`}>
        Send this request by email
      </TextLink>
    </div>
  );
}
