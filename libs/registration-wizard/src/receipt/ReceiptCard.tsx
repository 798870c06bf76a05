import { longMoment, type PaymentRow } from '@bank-bonuses/product';
import {
  Amount,
  Button,
  Card,
  DescriptionList,
  EmailText,
  Heading,
  Inline,
  Stack,
  Text,
} from '@bank-bonuses/ui';
import { receiptRows, type Receipt } from './receipt.ts';
import * as styles from './ReceiptCard.css.ts';

export interface ReceiptCardProps {
  receipt: Receipt;
}

/** Renders the registration's payment and agreements, to print or to save as a file. */
export function ReceiptCard({ receipt }: ReceiptCardProps) {
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack gap="lg">
        <Heading level={3} id={headingId}>
          Your receipt
        </Heading>
        <div className={styles.lines}>
          <DescriptionList
            items={receiptRows(receipt).map((row) => ({
              term: row.term,
              value: <Value {...row} />,
            }))}
          />
        </div>
        <div className={styles.onScreenOnly}>
          <Stack gap="xs">
            <Inline>
              <Button variant="outline" tone="neutral" onClick={() => window.print()}>
                Print or save
              </Button>
            </Inline>
            <Text size="small" tone="quiet">
              To save it as a file, choose PDF in the print dialog. {whereElse(receipt)}
            </Text>
          </Stack>
        </div>
      </Stack>
    </Card>
  );
}

const headingId = 'register-receipt';

/** Returns the text about where the receipt can be found later. */
function whereElse({ isStored, isMailed, email }: Receipt): string {
  const kept = isStored
    ? "After you log in, Settings shows it on the card 'Payment'."
    : 'The receipt is not stored here.';
  return isMailed ? `${kept} We also send it to ${email}.` : kept;
}

/** Renders a row's text, followed by its amount or its time. */
function Value({ term, text, amount, at, isTotal }: PaymentRow) {
  if (amount !== undefined)
    return (
      <Text as="span" tone="inherit" weight={isTotal ? 'bold' : 'regular'}>
        <Amount value={amount} />
      </Text>
    );
  if (term === 'Email') return <EmailText>{text ?? ''}</EmailText>;
  return (
    <>
      <span>{text}</span> {at && <time dateTime={at}>{longMoment(at)}</time>}
    </>
  );
}
