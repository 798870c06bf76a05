import type { PortalConfig } from '@bank-bonuses/portal-config';
import { Card, DescriptionList } from '@bank-bonuses/ui';
import { useDetailToCopy } from './useDetailToCopy.tsx';

export interface PaymentDetailsProps {
  payment: PortalConfig['payment'];
}

/** Renders the payment details, each with a button that copies it. */
export function PaymentDetails({ payment }: PaymentDetailsProps) {
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
