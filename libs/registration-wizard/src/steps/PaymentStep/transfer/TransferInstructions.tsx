import type { PaymentMethod } from '@bank-bonuses/api-client';
import { usePortalConfig, useSupportMail } from '@bank-bonuses/product/react';
import { openingFeeText } from '@bank-bonuses/product';
import { Checkbox, Notice, Stack, Text, TextLink } from '@bank-bonuses/ui';
import { labelOf } from '../../../fields/table.ts';
import { useCheckboxField } from '../../../form/useChoice.ts';
import { BeforePaying } from './BeforePaying.tsx';
import { TransferDetails } from './TransferDetails.tsx';
import { TransferMemo } from './TransferMemo.tsx';

export interface TransferInstructionsProps {
  method: Exclude<PaymentMethod, 'card'>;
}

const howTo = {
  bill_pay: `Add the beneficiary as a payee in your bank's bill pay, then send ${openingFeeText}.`,
  wire: `Send a wire transfer of ${openingFeeText} from your bank's website, app or branch.`,
};

/** Renders where to send the fee, and the checkbox that confirms that it was sent. */
export function TransferInstructions({ method }: TransferInstructionsProps) {
  const payment = usePortalConfig()?.payment;
  const contact = useSupportMail({ subject: 'Payment details' });
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
          {contact === undefined ? (
            <span>contact us</span>
          ) : (
            <TextLink href={contact}>contact us</TextLink>
          )}{' '}
          for them.
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
