import { agreements, agreementVersionText, type AgreementKind } from '@bank-bonuses/product';
import { contractorAgreement, termsOfService } from '@bank-bonuses/product/agreement-texts';
import { Button, Dialog, Heading, Stack, Text } from '@bank-bonuses/ui';
import { startTransition } from 'react';

/** The texts that applicants accept. */
export const currentTexts = {
  terms_of_service: termsOfService,
  contractor_agreement: contractorAgreement,
};

export interface LegalDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  kind: AgreementKind;
}

/** Renders a dialog with the full text of the current version of an agreement. */
export function LegalDialog({ open, onOpenChange, kind }: LegalDialogProps) {
  const text = currentTexts[kind];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="wide"
      title={text.title}
      description={agreementVersionText(agreements[kind].current)}
      closeLabel={`Dismiss ${text.title}`}
      actions={<Button onClick={() => startTransition(() => onOpenChange(false))}>Close</Button>}
    >
      <Stack gap="lg">
        {text.sections.map(({ heading, paragraphs }) => (
          <Stack as="section" gap="xs" key={heading}>
            <Heading level={3}>{heading}</Heading>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}

export type TermsDialogProps = Omit<LegalDialogProps, 'kind'>;

/** Renders a dialog with the full Terms of Service. */
export const TermsDialog = (props: TermsDialogProps) => (
  <LegalDialog {...props} kind="terms_of_service" />
);
