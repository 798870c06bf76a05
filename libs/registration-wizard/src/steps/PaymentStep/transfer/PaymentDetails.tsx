import type { PortalConfig } from '@bank-bonuses/portal-config';
import { Card, DetailList } from '@bank-bonuses/ui';
import { useRef } from 'react';
import { CopyButton } from './CopyButton.tsx';

export interface PaymentDetailsProps {
  payment: PortalConfig['payment'];
}

/** Where the money goes, line by line, each with a button that copies it. */
export function PaymentDetails({ payment }: PaymentDetailsProps) {
  const details = [
    useDetail('Beneficiary', payment.beneficiary),
    useDetail('Receiving bank', payment.bank),
    useDetail('Account number', payment.accountNumber),
    useDetail('Routing number', payment.routingNumber),
    useDetail('Alternate routing number', payment.alternateRoutingNumber),
  ];
  return (
    <Card>
      <DetailList details={details.filter((detail) => detail !== undefined)} />
    </Card>
  );
}

function useDetail(term: string, value: string) {
  const text = useRef<HTMLSpanElement>(null);
  if (value === '') return undefined;
  return {
    term,
    value: <span ref={text}>{value}</span>,
    action: <CopyButton what={term.toLowerCase()} value={value} text={text} />,
  };
}
