import type { Payment } from '@bank-bonuses/api-client';
import type { ProfileView } from '@bank-bonuses/api-client/queries';
import { longMoment, notProvided, paymentRows, type PaymentRow } from '@bank-bonuses/product';
import {
  Amount,
  Button,
  DescriptionList,
  Inline,
  Stack,
  Text,
  type DescriptionItem,
} from '@bank-bonuses/ui';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { PrintedReceipt } from './PrintedReceipt.tsx';

export interface PaymentDetailsProps {
  payment: Payment;
  profile: Pick<ProfileView, 'first_name' | 'last_name'>;
}

/** Renders the details of the payment, with buttons that print them or save them as a file. */
export function PaymentDetails({ payment, profile }: PaymentDetailsProps) {
  const [isPrinting, setPrinting] = useState(false);
  const details = paymentRows(payment).map((row): DescriptionItem => ({
    term: row.term,
    value: <Value {...row} />,
  }));

  useEffect(() => {
    if (!isPrinting) return;
    const end = () => setPrinting(false);
    window.addEventListener('afterprint', end);
    return () => window.removeEventListener('afterprint', end);
  }, [isPrinting]);

  const print = () => {
    // `window.print` captures the page as it is, so the receipt must be rendered first.
    flushSync(() => setPrinting(true));
    window.print();
  };

  return (
    <Stack gap="lg">
      <DescriptionList items={details} />
      <Stack gap="xs">
        <Inline>
          <Button variant="outline" tone="neutral" onClick={print}>
            Print receipt
          </Button>
        </Inline>
        <Text size="small" tone="quiet">
          To save it as a file, choose PDF in the print dialog.
        </Text>
      </Stack>
      {isPrinting && (
        <PrintedReceipt
          details={[
            { term: 'Name', value: <span translate="no">{fullName(profile)}</span> },
            ...details,
          ]}
        />
      )}
    </Stack>
  );
}

/** Renders the text of a row, with its amount or time. */
function Value({ term, text, amount, at, isTotal = false }: PaymentRow) {
  if (amount !== undefined) {
    return (
      <Text as="span" tone="inherit" weight={isTotal ? 'bold' : 'regular'}>
        <Amount value={amount} />
      </Text>
    );
  }
  return (
    <>
      {text && <span translate={term === 'Reference' ? 'no' : undefined}>{text}</span>}
      {text && at && ' '}
      {at && <time dateTime={at}>{longMoment(at)}</time>}
    </>
  );
}

const fullName = ({ first_name, last_name }: PaymentDetailsProps['profile']) =>
  [first_name, last_name].filter(Boolean).join(' ') || notProvided;
