import { Checkbox, FieldGroup, TextButton } from '@bank-bonuses/ui';
import { useState } from 'react';
import type { AgreementName } from '../../fields/table.ts';
import { useGroup } from '../../form/registrationForm.ts';
import { useAgreement } from '../../form/useChoice.ts';
import { contractorAgreement } from '../../legal/contractorAgreement.ts';
import { LegalDialog } from '../../legal/LegalDialog.tsx';
import type { LegalText } from '../../legal/legalText.ts';
import { termsOfService } from '../../legal/termsOfService.ts';

/** Renders the two contracts to accept. */
export function Agreements() {
  return (
    <FieldGroup label="Agreements" {...useGroup('agreements')}>
      <Agreement name="termsOfServiceAccepted" text={termsOfService} />
      <Agreement name="independentContractorAgreementAccepted" text={contractorAgreement} />
    </FieldGroup>
  );
}

interface AgreementProps {
  name: AgreementName;
  text: LegalText;
}

function Agreement({ name, text }: AgreementProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Checkbox
        {...useAgreement(name)}
        label={`I agree to the ${text.title}`}
        description={<TextButton onClick={() => setOpen(true)}>Read the {text.title}</TextButton>}
      />
      <LegalDialog open={isOpen} onOpenChange={setOpen} text={text} />
    </>
  );
}
