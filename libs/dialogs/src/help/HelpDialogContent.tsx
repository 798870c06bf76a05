import { usePortalConfig } from '@bank-bonuses/product/react';
import { Dialog, Stack, Text, TextLink } from '@bank-bonuses/ui';
import { answers } from './answers.ts';
import * as styles from './HelpDialogContent.css.ts';
import { useCustomerSupportMail } from './useCustomerSupportMail.ts';

export interface HelpDialogContentProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Renders answers to common questions, and how to contact support. */
export const HelpDialogContent = (props: HelpDialogContentProps) => (
  <Dialog {...props} title="Help">
    <Stack gap="lg">
      <div>
        {answers.map(({ question, paragraphs }) => (
          <details key={question} className={styles.answer}>
            <summary className={styles.question}>{question}</summary>
            <div className={styles.paragraphs}>
              <Stack gap="sm">
                {paragraphs.map((text) => (
                  <Text key={text}>{text}</Text>
                ))}
              </Stack>
            </div>
          </details>
        ))}
      </div>
      <Contact />
    </Stack>
  </Dialog>
);

function Contact() {
  const config = usePortalConfig();
  const link = useCustomerSupportMail({ subject: 'A question' });
  if (link === undefined) return null;
  return (
    <Text>
      Don&apos;t see your question? Contact <TextLink href={link}>{config?.supportEmail}</TextLink>.
      {config?.supportReplyTime && <span>{` We usually answer ${config.supportReplyTime}.`}</span>}
    </Text>
  );
}
