import { Button, Dialog, Heading, Stack, Text } from '@bank-bonuses/ui';
import { longDay, type Agreement, type AgreementVersion } from '@bank-bonuses/product';
import { startTransition } from 'react';
import { termsOfService } from './termsOfService.ts';

/** A contract as data. Its version is recorded with the time of acceptance. */
export interface LegalText extends AgreementVersion {
  id: Agreement['id'];
  title: string;
  /** The text is written from the product's rules; counsel has not approved it yet. */
  status: 'draft for counsel';
  sections: readonly LegalSection[];
}

export interface LegalSection {
  heading: string;
  paragraphs: readonly string[];
}

export interface LegalDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  text: LegalText;
}

/** Renders a dialog with the full text of a contract. */
export function LegalDialog({ open, onOpenChange, text }: LegalDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="wide"
      title={text.title}
      description={`Version ${text.version}, effective ${longDay(text.effectiveDate)} (${text.status})`}
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

export type TermsDialogProps = Omit<LegalDialogProps, 'text'>;

/** Renders a dialog with the full Terms of Service. */
export const TermsDialog = (props: TermsDialogProps) => (
  <LegalDialog {...props} text={termsOfService} />
);
