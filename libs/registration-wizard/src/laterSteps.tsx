import { Text } from '@bank-bonuses/ui';
import { memo, type ComponentType } from 'react';
import { BrowserTies } from './BrowserTies.tsx';
import { checkUpTo } from './checkSteps.ts';
import { forgetDraft } from './draft/draftStore.ts';
import { RestoredNotice } from './draft/RestoredNotice.tsx';
import { startOver } from './draft/startOver.ts';
import { createPhotoDesk, type PhotoDesk } from './photos/photoDesk.ts';
import { PhotoDeskContext } from './photos/PhotoDeskContext.ts';
import { preparePhoto } from './photos/preparePhoto.ts';
import { comparedAnswer, recheck } from './recheck.ts';
import { receiptOf } from './receipt/receipt.ts';
import { Registered } from './Registered.tsx';
import { MailTypo, PasswordAdvice } from './steps/Account/AccountAdvice.tsx';
import { Address } from './steps/Address/Address.tsx';
import { Personal } from './steps/Personal/Personal.tsx';
import { Security } from './steps/Security/Security.tsx';
import { SignUp } from './steps/SignUp/SignUp.tsx';
import { createAccountMemory, tabStorage } from './submission/rememberedAccount.ts';
import { submitRegistration } from './submission/submitRegistration.ts';
import { CheckAnswers } from './review/CheckAnswers.tsx';
import { lastStep, type StepNumber, type WizardState } from './wizard.ts';

export type LaterStep = Exclude<StepNumber, 1>;

const fieldsOfStep: Record<LaterStep, ComponentType> = {
  2: Personal,
  3: Address,
  4: Security,
  5: SignUp,
};

export interface LaterFieldsProps {
  step: LaterStep;
  desk: PhotoDesk;
  /** Where the applicant stands in checking the answers, on the last step. */
  review: WizardState['review'];
  onChange: (step: StepNumber) => void;
}

/** The fields of a step. Drawn again only when another step comes up: they keep their own answers. */
export const LaterFields = memo(function LaterFields({
  step,
  desk,
  review,
  onChange,
}: LaterFieldsProps) {
  const Fields = fieldsOfStep[step];
  return (
    <PhotoDeskContext value={desk}>
      <Fields />
      {step === lastStep && <CheckAnswers startsOpen={review === 'returned'} onChange={onChange} />}
    </PhotoDeskContext>
  );
});

/** Says where the step's button leads while an answer is being changed. */
export function ComingBack() {
  return (
    <Text size="small" tone="quiet">
      Next brings you back to step {lastStep}.
    </Text>
  );
}

export {
  BrowserTies,
  checkUpTo,
  comparedAnswer,
  createAccountMemory,
  createPhotoDesk,
  forgetDraft,
  MailTypo,
  PasswordAdvice,
  preparePhoto,
  receiptOf,
  recheck,
  Registered,
  RestoredNotice,
  startOver,
  submitRegistration,
  tabStorage,
};
