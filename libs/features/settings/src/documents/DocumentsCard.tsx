import type { Payment } from '@bank-bonuses/api-client';
import type { ProfileView } from '@bank-bonuses/api-client/queries';
import { longMoment, notProvided } from '@bank-bonuses/product';
import { Button, DescriptionList, Inline, Stack, Text } from '@bank-bonuses/ui';
import { useState, type ReactNode } from 'react';
import { Part, SettingsCard } from '../cards/SettingsCard.tsx';
import { paymentItems } from '../payment/PaymentSection.tsx';
import {
  acceptanceText,
  AgreementDocument,
  agreementTitles,
  knownVersion,
} from './AgreementDocument.tsx';
import { DocumentDialog } from './DocumentDialog.tsx';
import { StatementDocument } from './StatementDocument.tsx';

export interface DocumentsCardProps {
  payment: Payment;
  profile: Pick<ProfileView, 'first_name' | 'last_name'>;
}

/** Renders the agreements that the customer accepted, the receipt, and the yearly statement. */
export function DocumentsCard({ payment, profile }: DocumentsCardProps) {
  const name = [profile.first_name, profile.last_name].filter(Boolean).join(' ') || notProvided;
  return (
    <SettingsCard title="Documents">
      {payment.contracts.map((agreement) => (
        <Document
          key={agreement.kind}
          title={agreementTitles[agreement.kind]}
          description={acceptanceText(agreement)}
          render={
            knownVersion(agreement) &&
            ((onClose) => <AgreementDocument agreement={agreement} name={name} onClose={onClose} />)
          }
        />
      ))}
      <Document
        title="Receipt"
        description={`${payment.reference}, ${longMoment(payment.registered_at)}`}
        render={(onClose) => (
          <DocumentDialog title="Receipt" name={name} onClose={onClose}>
            <DescriptionList
              items={[
                { term: 'Name', value: <span translate="no">{name}</span> },
                ...paymentItems(payment),
              ]}
            />
          </DocumentDialog>
        )}
      />
      <Document
        title="Yearly statement"
        description="Your bonuses, fees and payouts of a year"
        render={(onClose) => <StatementDocument name={name} onClose={onClose} />}
      />
    </SettingsCard>
  );
}

interface DocumentProps {
  title: string;
  description: string;
  /** Returns the open document. Without it, the document cannot be opened. */
  render: ((onClose: () => void) => ReactNode) | undefined;
}

/** Renders a document's title, with a button that opens it. */
function Document({ title, description, render }: DocumentProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Part>
      <Inline justify="between" wrap={false}>
        <Stack gap="none">
          <Text as="span" tone="strong" weight="medium">
            {title}
          </Text>
          <Text as="span" size="small" tone="quiet">
            {description}
          </Text>
        </Stack>
        {render && (
          <Button
            variant="outline"
            tone="neutral"
            size="small"
            aria-label={`Open ${title}`}
            onClick={() => setOpen(true)}
          >
            Open
          </Button>
        )}
      </Inline>
      {isOpen && render?.(() => setOpen(false))}
    </Part>
  );
}
