import type { ComponentType } from 'react';
import type { StepNumber } from './fields/field.ts';
import { AddressStep } from './steps/AddressStep/AddressStep.tsx';
import { PaymentStep, type StepProps } from './steps/PaymentStep/PaymentStep.tsx';
import { PersonalStep } from './steps/PersonalStep/PersonalStep.tsx';
import { SecurityStep } from './steps/SecurityStep/SecurityStep.tsx';

// Everything after the first view. It is one file, so that it is there as a whole or not at all.
export { FoldedOrder, OrderPanel } from './costs/OrderSummary.tsx';
export { LeaveDialog } from './draft/LeaveDialog.tsx';
export { RestoredNotice } from './draft/RestoredNotice.tsx';
export { rules } from './fields/rules.ts';
export { HistorySync } from './history/HistorySync.tsx';
export { SendingOverlay } from './submission/SendingOverlay.tsx';
export { submitRegistration } from './submission/submitRegistration.ts';
export { Success } from './success/Success.tsx';

/** The steps after the first one. */
export const laterSteps: Partial<Record<StepNumber, ComponentType<StepProps>>> = {
  2: PersonalStep,
  3: AddressStep,
  4: SecurityStep,
  5: PaymentStep,
};
