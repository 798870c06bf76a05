import { useCustomerSupportMail } from '@bank-bonuses/dialogs/support';
import { TextLink } from '@bank-bonuses/ui';

const subject = 'Remove my consent and delete my account';
const body =
  'Please stop acting for me and delete my account. I understand that all activity stops within 7 business days.';

/**
 * Renders a link that opens the request as an email to the support address. Renders nothing if no
 * address is configured.
 */
export function EmailRequestLink() {
  const link = useCustomerSupportMail({ subject, body });
  if (link === undefined) return null;
  return (
    <div>
      <TextLink standalone href={link}>
        Send this request by email
      </TextLink>
    </div>
  );
}
