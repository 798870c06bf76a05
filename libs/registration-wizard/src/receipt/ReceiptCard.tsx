import { Button, Card, DetailList, Heading, Inline, Stack, Text } from '@bank-bonuses/ui';
import { longDay } from '../formatting/longDay.ts';
import { feeDetails, methodNames } from '../steps/PaymentStep/fees.ts';
import type { Receipt } from './receipt.ts';
import * as styles from './ReceiptCard.css.ts';

export interface ReceiptCardProps {
  receipt: Receipt;
}

/** What was registered, paid and agreed to, to print or to save as a file. */
export function ReceiptCard({ receipt }: ReceiptCardProps) {
  const { reference, paymentMethod, contracts, cardAuthorizedAt } = receipt;
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack gap="lg">
        <Heading level={3} id={headingId}>
          Your receipt
        </Heading>
        <DetailList
          details={[
            ...(reference ? [{ term: 'Reference', value: reference }] : []),
            { term: 'Registered', value: <Moment at={receipt.registeredAt} /> },
            { term: 'Name', value: receipt.name },
            { term: 'Email', value: receipt.email },
            ...(paymentMethod
              ? [{ term: 'Payment Method', value: methodNames[paymentMethod] }]
              : []),
            ...feeDetails(paymentMethod),
            ...(cardAuthorizedAt
              ? [{ term: 'Charge authorized', value: <Moment at={cardAuthorizedAt} /> }]
              : []),
            ...contracts.map(({ title, version, effectiveDate, acceptedAt }) => ({
              term: title,
              value: (
                <>
                  Version {version}, effective {longDay(effectiveDate)}, accepted{' '}
                  <Moment at={acceptedAt} />
                </>
              ),
            })),
          ]}
        />
        <div className={styles.onScreenOnly}>
          <Stack gap="xs">
            <Inline>
              <Button variant="outline" tone="neutral" onClick={() => window.print()}>
                Print or save
              </Button>
            </Inline>
            <Text size="small" tone="quiet">
              To save it as a file, choose PDF in the print window. The receipt is not stored here.
            </Text>
          </Stack>
        </div>
      </Stack>
    </Card>
  );
}

const headingId = 'register-receipt';

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long' });

/** A time with its zone, in the applicant's own. */
const Moment = ({ at }: { at: string }) => <time dateTime={at}>{moment.format(new Date(at))}</time>;
