import { usePortalConfig } from '@bank-bonuses/portal-config/react';
import { Card, Checkbox, DetailList, Notice, Stack, Text } from '@bank-bonuses/ui';
import { labelOf } from '../../form/fields.ts';
import type { PaymentMethod } from '../../form/registrationForm.ts';
import { useTick } from '../../form/useTick.ts';

export interface TransferInstructionsProps {
  method: Exclude<PaymentMethod, 'card'>;
}

const howTo = {
  bill_pay: "Add the beneficiary as a payee in your bank's bill pay, then send $5,000.",
  wire: "Send a wire transfer of $5,000 from your bank's website, app or branch.",
} as const;

/** Where to send the fee, and the word that it was sent. */
export function TransferInstructions({ method }: TransferInstructionsProps) {
  const payment = usePortalConfig()?.payment;
  const details = [
    { term: 'Beneficiary', value: payment?.beneficiary },
    { term: 'Receiving bank', value: payment?.bank },
    { term: 'Account number', value: payment?.accountNumber },
    { term: 'Routing number', value: payment?.routingNumber },
    { term: 'Alternate routing number', value: payment?.alternateRoutingNumber },
  ].filter(({ value }) => value);
  return (
    <Stack>
      <Text>{howTo[method]}</Text>
      {details.length > 0 ? (
        <Card>
          <DetailList details={details} />
        </Card>
      ) : (
        <Notice tone="caution">
          The payment details are not available here at the moment. Please contact us for them.
        </Notice>
      )}
      {payment?.alternateRoutingNumber && (
        <Text size="small" tone="quiet">
          If your bank does not recognize the routing number, use the alternate one.
        </Text>
      )}
      <Checkbox {...useTick('paymentSent')} label={labelOf('paymentSent')} />
    </Stack>
  );
}
