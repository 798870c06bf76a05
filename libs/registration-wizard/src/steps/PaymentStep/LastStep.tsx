import { OrderSummary } from '../../costs/OrderSummary.tsx';
import { CheckAnswers } from '../../review/CheckAnswers.tsx';
import type { StepProps } from '../StepProps.ts';
import { PaymentStep } from './PaymentStep.tsx';

/** Renders step 5, the answers once more, and the amounts right before the Register button. */
export function LastStep({ onChange }: StepProps) {
  return (
    <>
      <PaymentStep />
      <CheckAnswers onChange={onChange} />
      <OrderSummary />
    </>
  );
}
