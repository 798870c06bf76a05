import { Button, Heading, Notice, Stack, Text } from '@bank-bonuses/ui';
import { useState } from 'react';
import { sectionId } from '../cards/SettingsCard.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { EmailRequestLink } from './EmailRequestLink.tsx';

export const consentTitle = 'Your consent';

/**
 * Renders the button with which the customer can revoke the consent to the company's activity at
 * any time.
 */
export function RemoveConsent() {
  const [isOpen, setIsOpen] = useState(false);
  const [isRequested, setIsRequested] = useState(false);

  const request = () => {
    // Logs only that a request was made, because logs must not contain personal data.
    console.warn('Account deletion requested');
    setIsRequested(true);
  };

  return (
    <section aria-labelledby={sectionId(consentTitle)}>
      <Stack gap="md" align="start">
        <Stack gap="xs">
          <Heading level={2} size="lead" id={sectionId(consentTitle)} tabIndex={-1}>
            {consentTitle}
          </Heading>
          <Text>
            You can revoke your consent at any time. We then stop all activity within 7 business
            days.
          </Text>
        </Stack>
        {isRequested && (
          <Notice tone="caution" role="status" title="Please send your request by email too">
            Your request is recorded on this device only. Email it to us too, so that we receive it.
          </Notice>
        )}
        <Button variant="outline" tone="critical" onClick={() => setIsOpen(true)}>
          Remove Consent
        </Button>
        <EmailRequestLink />
        {isOpen && <DeleteAccountDialog onClose={() => setIsOpen(false)} onConfirm={request} />}
      </Stack>
    </section>
  );
}
