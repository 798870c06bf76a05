import type { AgreementKind } from '@bank-bonuses/product';
import { Checkbox, FieldGroup, Heading, Stack, TextButton } from '@bank-bonuses/ui';
import { useState } from 'react';
import { OrderSummary } from '../../costs/OrderSummary.tsx';
import type { StepNumber } from '../../fields/field.ts';
import type { AgreementName } from '../../fields/table.ts';
import { useGroup } from '../../form/registrationForm.ts';
import { useAgreement } from '../../form/useChoice.ts';
import { currentTexts, LegalDialog } from '../../legal/LegalDialog.tsx';
import { CheckAnswers } from '../../review/CheckAnswers.tsx';
import { ExistingBanks } from './ExistingBanks.tsx';
import { PaymentMethodSection } from './PaymentMethodSection.tsx';
import { TransferSection } from './TransferInstructions.tsx';
import { TextAnswer } from '../TextAnswer.tsx';

/** Props of a step after the first one. */
export interface StepProps {
  /** Called for a step whose answers the applicant wants to change. */
  onChange: (step: StepNumber) => void;
}

/**
 * Renders step 5: other banks, and three parts: pay, agree, check. The account for a transfer
 * follows the agreements, so that nobody sends money before reading them. The amounts stand right
 * before the Register button, or beside the form.
 */
export function PaymentStep({ onChange }: StepProps) {
  return (
    <Stack gap="xl">
      <ExistingBanks />
      <TextAnswer
        name="referredBy"
        optional
        autoComplete="off"
        maxLength={200}
        description="The name or code of the friend who told you about us."
      />
      <PaymentMethodSection />
      <FieldGroup label="Agree" {...useGroup('agreements')}>
        <Agreement name="termsOfServiceAccepted" kind="terms_of_service" />
        <Agreement name="independentContractorAgreementAccepted" kind="contractor_agreement" />
      </FieldGroup>
      <TransferSection />
      <Stack as="section" gap="md" aria-labelledby={checkHeadingId}>
        <Heading level={3} id={checkHeadingId}>
          Check
        </Heading>
        <CheckAnswers onChange={onChange} />
        <OrderSummary />
      </Stack>
    </Stack>
  );
}

const checkHeadingId = 'register-check';

function Agreement({ name, kind }: { name: AgreementName; kind: AgreementKind }) {
  const { title } = currentTexts[kind];
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Checkbox
        {...useAgreement(name)}
        label={`I agree to the ${title}`}
        description={<TextButton onClick={() => setOpen(true)}>Read the {title}</TextButton>}
      />
      <LegalDialog open={isOpen} onOpenChange={setOpen} kind={kind} />
    </>
  );
}
