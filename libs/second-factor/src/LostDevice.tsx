import { usePortalConfig, useSupportMail } from '@bank-bonuses/product/react';
import { Stack, Text, TextButton, TextLink } from '@bank-bonuses/ui';
import { useId, useState } from 'react';

export interface LostDeviceProps {
  /** The account's address. */
  email: string;
  /** @default false */
  startsOpen?: boolean;
  /** Whether all factors are phones. @default false */
  hasPhonesOnly?: boolean;
}

/**
 * Renders how to log in without the device. Support checks identity documents, since a mailed link
 * would defeat the second factor.
 */
export function LostDevice({ email, startsOpen = false, hasPhonesOnly = false }: LostDeviceProps) {
  const support = usePortalConfig()?.supportEmail;
  const link = useSupportMail({
    subject: 'I lost my authenticator device',
    asksReference: true,
  });
  const [wantsOpen, setOpen] = useState(false);
  const isOpen = startsOpen || wantsOpen;
  const id = useId();
  return (
    <Stack gap="sm">
      {!startsOpen && (
        <TextButton
          standalone
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          Lost your device?
        </TextButton>
      )}
      {isOpen && (
        <Stack id={id} gap="sm">
          <Text>
            {hasPhonesOnly
              ? 'We text the code to your number: a new SIM card with the same number receives it, too. If you no longer have the number,'
              : 'Many authenticator apps keep a backup: check your other devices first. If there is none,'}{' '}
            support can turn off the second step after verifying your identity.
          </Text>
          <Text>
            {link === undefined ? (
              <span key="unknown">{`Please contact support from ${email}.`}</span>
            ) : (
              <span>
                Contact <TextLink href={link}>{support}</TextLink> from {email}.
              </span>
            )}{' '}
            Have ready: your full name, your home address as you registered it, the date you
            registered, and your photo ID, in case support asks to see it.
          </Text>
          <Text>
            Never send your password, a code or your Social Security number: support does not ask
            for them.
          </Text>
        </Stack>
      )}
    </Stack>
  );
}
