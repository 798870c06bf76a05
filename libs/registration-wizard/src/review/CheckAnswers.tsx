import {
  DescriptionList,
  EmailText,
  focusField,
  Heading,
  Inline,
  Stack,
  Text,
  TextButton,
  VisuallyHidden,
} from '@bank-bonuses/ui';
import { useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { StepNumber } from '../fields/field.ts';
import { fullNameOf } from '../fields/payload.ts';
import { answersToCheck, type CheckedAnswer } from '../fields/review.ts';
import { idOf } from '../fields/table.ts';
import { useAnswer, useRegistrationForm } from '../form/registrationForm.ts';
import * as styles from './CheckAnswers.css.ts';
import { lastStep } from '../steps.ts';

export interface CheckAnswersProps {
  onChange: (step: StepNumber) => void;
}

/** Renders one line about the applicant and, when opened, every answer with buttons to change it. */
export function CheckAnswers({ onChange }: CheckAnswersProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="none">
      <SummaryLine />
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.summary}>Check your answers</summary>
        {isOpen && <Answers onChange={onChange} />}
      </details>
    </Stack>
  );
}

/** Renders the name, the email address and the home address. */
function SummaryLine() {
  const email = useAnswer('email');
  const form = useRegistrationForm().getValues();
  const home = [form.addressLine1, form.city, `${form.state} ${form.zipCode}`].join(', ');
  return (
    <Text translate="no">
      {fullNameOf(form)} · <EmailText>{email}</EmailText> · {home}
    </Text>
  );
}

/** Returns the value as it is shown. A page translation leaves the applicant's own words as they are. */
function valueOf({ name, value, isTranslated }: CheckedAnswer): ReactNode {
  if (name === 'email') return <EmailText>{value}</EmailText>;
  const [, lastFour] = /^•.*(\d{4})$/.exec(value) ?? [];
  // Screen readers read the mask as bullets.
  if (lastFour)
    return (
      <>
        <span aria-hidden translate="no">
          {value}
        </span>
        <VisuallyHidden>ending in {lastFour}</VisuallyHidden>
      </>
    );
  return isTranslated ? value : <span translate="no">{value}</span>;
}

function Answers({ onChange }: CheckAnswersProps) {
  const { control, getValues } = useRegistrationForm();
  useWatch({ control });
  const form = getValues();
  const { paymentMethod, cardNumber, cardSecurityCode } = form;
  // Both fields are empty after a declined charge.
  const hasCard = paymentMethod === 'card' && cardNumber + cardSecurityCode !== '';
  return (
    <Stack gap="lg">
      {answersToCheck(form).map(({ step, title, answers }) => (
        <Stack as="section" gap="xs" key={step}>
          <Inline justify="between">
            <Heading level={4}>{title}</Heading>
            <TextButton
              standalone
              aria-label={`Change ${title}`}
              onClick={() =>
                // The fields of the last step are on this page, so the button focuses the first
                // one.
                step === lastStep ? focusField(idOf('existingBankAccounts')) : onChange(step)
              }
            >
              Change
            </TextButton>
          </Inline>
          <DescriptionList
            items={answers.map((answer) => ({ term: answer.term, value: valueOf(answer) }))}
          />
        </Stack>
      ))}
      <Text size="small" tone="quiet">
        Your password and most of your Social Security number are not shown.
        {hasCard && (
          <span> Your card&apos;s number, expiry date and security code are not shown either.</span>
        )}
      </Text>
    </Stack>
  );
}
