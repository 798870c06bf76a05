import { DetailList, Heading, Inline, Stack, Text, TextButton } from '@bank-bonuses/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useAnswer, useRegistrationForm } from '../form/useRegistrationForm.ts';
import { lastStep, type StepNumber } from '../machine/stepNumbers.ts';
import { answersToCheck } from './answersToCheck.ts';
import * as styles from './CheckAnswers.css.ts';
import { feeDetails } from '../steps/PaymentStep/fees.ts';

export interface CheckAnswersProps {
  /** Somebody has just come back from changing an answer, to read on. */
  startsOpen: boolean;
  onChange: (step: StepNumber) => void;
}

/** What is to be paid and, folded, everything that was answered, with ways back to change it. */
export function CheckAnswers({ startsOpen, onChange }: CheckAnswersProps) {
  const method = useAnswer('paymentMethod');
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <Stack gap="md">
      <Heading level={3}>Before you register</Heading>
      <DetailList details={feeDetails(method)} />
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.summary}>Check your answers</summary>
        {isOpen && <Answers onChange={onChange} />}
      </details>
    </Stack>
  );
}

function Answers({ onChange }: Pick<CheckAnswersProps, 'onChange'>) {
  const { control, getValues } = useRegistrationForm();
  useWatch({ control });
  const { paymentMethod, cardNumber, cardSecurityCode } = getValues();
  // After a charge was declined neither is here any more.
  const hasCard = paymentMethod === 'card' && cardNumber + cardSecurityCode !== '';
  return (
    <Stack gap="lg">
      {answersToCheck(getValues()).map(({ step, title, answers }) => (
        <Stack as="section" gap="xs" key={step}>
          <Inline justify="between">
            <Heading level={4}>{title}</Heading>
            {step !== lastStep && (
              <TextButton standalone aria-label={`Change ${title}`} onClick={() => onChange(step)}>
                Change
              </TextButton>
            )}
          </Inline>
          <DetailList details={answers} />
        </Stack>
      ))}
      <Text size="small" tone="quiet">
        {hasCard
          ? "Your password, your card's number, expiry date and security code, and most of your social security number are not shown."
          : 'Your password and most of your social security number are not shown.'}
      </Text>
    </Stack>
  );
}
