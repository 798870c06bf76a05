import type { PortalConfig } from '@bank-bonuses/product/config';
import { Card, DescriptionList } from '@bank-bonuses/ui';
import { useDetailToCopy } from './useDetailToCopy.tsx';

export interface TransferDetailsProps {
  payment: PortalConfig['payment'];
}

/** Renders the details of the transfer, each with a button that copies it. */
export function TransferDetails({ payment }: TransferDetailsProps) {
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
