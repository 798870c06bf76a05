import type { PaymentMethod } from '@bank-bonuses/api-client';
import { useSession } from '@bank-bonuses/auth';
import { openingFeeText } from '@bank-bonuses/product';
import type { PortalConfig } from '@bank-bonuses/product/config';
import { usePortalConfig, useSupportMail } from '@bank-bonuses/product/react';
import { paths, type TypedEmail } from '@bank-bonuses/product/routes';
import {
  Card,
  Checkbox,
  CopyButton,
  DescriptionList,
  EmailText,
  Heading,
  Notice,
  Stack,
  Text,
  TextLink,
  type DescriptionItem,
} from '@bank-bonuses/ui';
import { useDeferredValue, useRef } from 'react';
import { Link } from 'react-router';
import { labelOf } from '../../fields/table.ts';
import { useAnswer } from '../../form/registrationForm.ts';
import { useCheckboxField } from '../../form/useChoice.ts';

const howTo = {
  bill_pay: `Add the beneficiary as a payee in your bank's bill pay, then send ${openingFeeText}.`,
  wire: `Send a wire transfer of ${openingFeeText} from your bank's website, app or branch.`,
};

/** Renders the part that tells where to send the fee, unless the applicant pays by card. */
export function TransferSection() {
  // Deferred, so that the chosen option is painted before the part is rendered.
  const method = useDeferredValue(useAnswer('paymentMethod'));
  if (method === '' || method === 'card') return null;
  return (
    <Stack as="section" gap="md" aria-labelledby={sendHeadingId}>
      <Heading level={3} id={sendHeadingId}>
        Send the payment
      </Heading>
      <TransferInstructions method={method} />
    </Stack>
  );
}

const sendHeadingId = 'register-send';

interface TransferInstructionsProps {
  method: Exclude<PaymentMethod, 'card'>;
}

/** Renders where to send the fee, and the checkbox that confirms that it was sent. */
function TransferInstructions({ method }: TransferInstructionsProps) {
  const payment = usePortalConfig()?.payment;
  const isKnown = payment && Object.values(payment).some((value) => value !== '');
  return (
    <Stack>
      <BeforePaying />
      <Text>{howTo[method]}</Text>
      {isKnown ? (
        <TransferDetails payment={payment} />
      ) : (
        <Notice tone="caution">
          The payment details are not available here at the moment. Please{' '}
          <Support subject="Payment details" label="contact us" fallback="contact us" /> for them.
        </Notice>
      )}
      {payment?.alternateRoutingNumber && (
        <Text size="small" tone="quiet">
          If your bank does not recognize the routing number, use the alternate one.
        </Text>
      )}
      <TransferMemo />
      <Checkbox {...useCheckboxField('paymentSent')} label={labelOf('paymentSent')} />
    </Stack>
  );
}

/**
 * Renders a warning before the applicant pays: the service rejects an address that already has an
 * account, and the transfer is sent before the registration. Not rendered for a signed-in
 * applicant, who owns the account.
 */
function BeforePaying() {
  const email = useAnswer('email').trim();
  const state: TypedEmail = { email };
  if (useSession().status === 'signed-in') return null;
  return (
    <Notice tone="caution" title="Before you pay">
      {/* Breaks an address that is wider than a phone's screen. */}
      <Text>
        You cannot register with{' '}
        {email ? <EmailText>{email}</EmailText> : <span>your email address</span>} if it already has
        an account. In that case,{' '}
        <TextLink render={<Link to={paths.login} state={state} />}>log in</TextLink> and do not pay
        a second time.
      </Text>
    </Notice>
  );
}

function TransferDetails({ payment }: { payment: PortalConfig['payment'] }) {
  const details = [
    useDetailToCopy('Beneficiary', payment.beneficiary),
    useDetailToCopy('Receiving bank', payment.bank),
    useDetailToCopy('Account number', payment.accountNumber),
    useDetailToCopy('Routing number', payment.routingNumber),
    useDetailToCopy('Alternate routing number', payment.alternateRoutingNumber),
  ];
  return (
    <Card>
      <DescriptionList items={details.filter((detail) => detail !== undefined)} />
    </Card>
  );
}

const memoHeadingId = 'register-memo';

/**
 * Renders the text for the transfer's memo: name and email address. Staff use them to match the
 * payment to the registration, which has no reference yet.
 */
function TransferMemo() {
  const names = [useAnswer('firstName').trim(), useAnswer('lastName').trim()];
  const details = [
    useDetailToCopy('Full name', names.join(' ').trim()),
    useDetailToCopy('Email address', useAnswer('email').trim()),
  ];
  const address = usePortalConfig()?.supportEmail;
  return (
    <Card as="section" aria-labelledby={memoHeadingId}>
      <Stack>
        <Heading level={4} id={memoHeadingId}>
          What to write in the memo
        </Heading>
        <Text>
          Write your full name and your email address in the memo of the transfer. We use them to
          match your payment.
        </Text>
        <DescriptionList items={details.filter((detail) => detail !== undefined)} />
        <Text size="small" tone="quiet">
          Already sent it without a memo? Contact{' '}
          <Support subject="Transfer without a memo" label={address} fallback="support" /> with your
          full name, your email address and the date you sent it.
        </Text>
      </Stack>
    </Card>
  );
}

/** Returns an item with a button that copies its value, or `undefined` for an empty value. */
function useDetailToCopy(term: string, value: string): DescriptionItem | undefined {
  const text = useRef<HTMLSpanElement>(null);
  if (value === '') return undefined;
  return {
    term,
    value: <span ref={text}>{value}</span>,
    action: <CopyButton valueName={term.toLowerCase()} value={value} shownIn={text} />,
  };
}

interface SupportProps {
  subject: string;
  label: string | undefined;
  /** The text without a link, if the settings contain no address. */
  fallback: string;
}

/** Renders a link that opens a mail to support. */
function Support({ subject, label, fallback }: SupportProps) {
  const link = useSupportMail({ subject });
  return link === undefined ? <span>{fallback}</span> : <TextLink href={link}>{label}</TextLink>;
}
