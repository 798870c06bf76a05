import { usePortalConfig, useSupportMail } from '@bank-bonuses/product/react';
import { Card, DescriptionList, Heading, Stack, Text, TextLink } from '@bank-bonuses/ui';
import { useAnswer } from '../../../form/registrationForm.ts';
import { useDetailToCopy } from './useDetailToCopy.tsx';

/**
 * Renders the text for the transfer's memo: name and email address. Staff use them to match the
 * payment to the registration, which has no reference yet.
 */
export function TransferMemo() {
  const names = [useAnswer('firstName').trim(), useAnswer('lastName').trim()];
  const details = [
    useDetailToCopy('Full name', names.join(' ').trim()),
    useDetailToCopy('Email address', useAnswer('email').trim()),
  ];
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack>
        <Heading level={3} size="small" id={headingId}>
          What to write in the memo
        </Heading>
        <Text>
          Write your full name and your email address in the memo of the transfer. We use them to
          match your payment.
        </Text>
        <DescriptionList items={details.filter((detail) => detail !== undefined)} />
        <Text size="small" tone="quiet">
          Already sent it without a memo? Contact <Support /> with your full name, your email
          address and the date you sent it.
        </Text>
      </Stack>
    </Card>
  );
}

const headingId = 'register-memo';

function Support() {
  const support = usePortalConfig()?.supportEmail;
  const link = useSupportMail({ subject: 'Transfer without a memo' });
  return link === undefined ? <span>support</span> : <TextLink href={link}>{support}</TextLink>;
}
