import { Text } from '@bank-bonuses/ui';
import { memo, type ComponentType } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FoldedOrder, OrderPanel, OrderSummary } from '../costs/OrderSummary.tsx';
import { FormErrorBox } from '../errors/FormErrorBox.tsx';
import { HistorySync } from '../history/HistorySync.tsx';
import { checkUpTo } from '../errors/checkSteps.ts';
import { removeDraft, startOver } from '../draft/draftStore.ts';
import { RestoredNotice } from '../draft/RestoredNotice.tsx';
import { createPhotoQueue, type PhotoQueue } from '../photos/photoQueue.ts';
import { PhotoQueueContext } from '../photos/PhotoQueueContext.ts';
import { preparePhoto } from '../photos/preparePhoto.ts';
import { storePhotos } from '../photos/storePhotos.ts';
import { receiptOf } from '../receipt/receipt.ts';
import { submittedAnswersOf, isSameSubmission } from '../submission/submittedAnswers.ts';
import { Registered } from '../success/Registered.tsx';
import { RegisteredBefore } from '../success/RegisteredBefore.tsx';
import { MailTypo, PasswordAdvice } from '../steps/AccountStep/AccountAdvice.tsx';
import { AddressStep } from '../steps/AddressStep/AddressStep.tsx';
import { PersonalStep } from '../steps/PersonalStep/PersonalStep.tsx';
import { SecurityStep } from '../steps/SecurityStep/SecurityStep.tsx';
import { PaymentStep } from '../steps/PaymentStep/PaymentStep.tsx';
import { createUserMemory, tabStorage } from '../submission/userMemory.ts';
import { submitRegistration } from '../submission/submitRegistration.ts';
import { CheckAnswers } from '../review/CheckAnswers.tsx';
import { lastStep, type StepNumber } from '../form/fields.ts';
import type { WizardSession } from '../state/wizard.ts';
import type { RegistrationForm } from '../form/registrationForm.ts';

type LazyStep = Exclude<StepNumber, 1>;

const fieldsOfStep: Record<LazyStep, ComponentType> = {
  2: PersonalStep,
  3: AddressStep,
  4: SecurityStep,
  5: PaymentStep,
};

export interface LazyStepFieldsProps {
  step: LazyStep;
  photoQueue: PhotoQueue;
  onChange: (step: StepNumber) => void;
}

/**
 * Renders the fields of a step. Memoized, because each field subscribes to its own answer: only a
 * change of the step re-renders all fields.
 */
const LazyStepFields = memo(function LazyStepFields({
  step,
  photoQueue,
  onChange,
}: LazyStepFieldsProps) {
  const Fields = fieldsOfStep[step];
  return (
    <PhotoQueueContext value={photoQueue}>
      <Fields />
      {step === lastStep && <CheckAnswers onChange={onChange} />}
    </PhotoQueueContext>
  );
});

/** Renders a note, while an answer is being changed, that Next returns to the last step. */
function ComingBack() {
  return (
    <Text size="small" tone="quiet">
      Next brings you back to step {lastStep}.
    </Text>
  );
}

/** Renders the success view, also for a registration that was completed before a reload. */
function Success({ state: { earlier, applicant, receipt }, dispatch }: WizardSession) {
  return earlier ? (
    <RegisteredBefore note={earlier} onStartOver={() => dispatch({ type: 'startedOver' })} />
  ) : (
    <Registered isConfirmed={applicant.kind === 'existing'} receipt={receipt} />
  );
}

export { resolver } from '../steps/resolver.ts';

/** Creates all parts of the wizard that follow the first step, for one form. */
export function createLazySteps(form: UseFormReturn<RegistrationForm>) {
  const photoQueue = createPhotoQueue({
    prepare: (file) => preparePhoto(file),
    onResult: storePhotos(form),
  });
  return {
    photoQueue,
    userMemory: createUserMemory(tabStorage),
    checkUpTo,
    submitRegistration,
    submittedAnswersOf,
    isSameSubmission,
    receiptOf,
    removeDraft,
    startOver: (session: WizardSession) => startOver(session, photoQueue),
    ComingBack,
    FoldedOrder,
    FormErrorBox,
    HistorySync,
    LazyStepFields,
    MailTypo,
    OrderPanel,
    OrderSummary,
    PasswordAdvice,
    RestoredNotice,
    Success,
  };
}

export type LazySteps = ReturnType<typeof createLazySteps>;
