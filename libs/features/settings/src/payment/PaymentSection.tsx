import type { Payment } from '@bank-bonuses/api-client';
import { longMoment, paymentRows, type PaymentRow } from '@bank-bonuses/product';
import { Amount, DescriptionList, Text, type DescriptionItem } from '@bank-bonuses/ui';
import { SettingsCard } from '../cards/SettingsCard.tsx';

/**
 * Renders the payment that was made with the registration, without the agreements, which are among
 * the documents.
 */
export const PaymentSection = ({ payment }: { payment: Payment }) => (
  <SettingsCard title="Payment">
    <DescriptionList items={paymentItems({ ...payment, contracts: [] })} />
  </SettingsCard>
);

/** Returns the lines of the payment, for the card and the receipt. */
export const paymentItems = (payment: Payment): DescriptionItem[] =>
  paymentRows(payment).map((row) => ({ term: row.term, value: <Value {...row} /> }));

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
