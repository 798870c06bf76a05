import { Button, Dialog, Heading, Stack, Text } from '@bank-bonuses/ui';
import { longDay } from '@bank-bonuses/product';
import { startTransition } from 'react';
import type { LegalText } from './legalText.ts';
import { termsOfService } from './termsOfService.ts';

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
