import { Text } from '@bank-bonuses/ui';
import type { ComponentType } from 'react';
import type { $ZodType } from 'zod/v4/core';
import { BrowserTies } from './BrowserTies.tsx';
import { forgetDraft } from './draft/draftStore.ts';
import { RestoredNotice } from './draft/RestoredNotice.tsx';
import { startOver } from './draft/startOver.ts';
import { createPhotoDesk, type PhotoDesk } from './photos/photoDesk.ts';
import { PhotoDeskContext } from './photos/PhotoDeskContext.ts';
import { preparePhoto } from './photos/preparePhoto.ts';
import { receiptOf } from './receipt/receipt.ts';
import { Registered } from './Registered.tsx';
import { addressSchema } from './steps/Address/Address.schema.ts';
import { Address } from './steps/Address/Address.tsx';
import { personalSchema } from './steps/Personal/Personal.schema.ts';
import { Personal } from './steps/Personal/Personal.tsx';
import { securitySchema } from './steps/Security/Security.schema.ts';
import { Security } from './steps/Security/Security.tsx';
import { signUpSchema } from './steps/SignUp/SignUp.schema.ts';
import { SignUp } from './steps/SignUp/SignUp.tsx';
import { createAccountMemory, tabStorage } from './submission/rememberedAccount.ts';
import { submitRegistration } from './submission/submitRegistration.ts';
import { CheckAnswers } from './review/CheckAnswers.tsx';
import { lastStep, type StepNumber, type WizardState } from './wizard.ts';

export type LaterStep = Exclude<StepNumber, 1>;

const steps: Record<LaterStep, { Fields: ComponentType; schema: $ZodType }> = {
  2: { Fields: Personal, schema: personalSchema },
  3: { Fields: Address, schema: addressSchema },
  4: { Fields: Security, schema: securitySchema },
  5: { Fields: SignUp, schema: signUpSchema },
};

export interface LaterFieldsProps {
  step: LaterStep;
  desk: PhotoDesk;
  /** Where the applicant stands in checking the answers, on the last step. */
  review: WizardState['review'];
  onChange: (step: StepNumber) => void;
}

export function LaterFields({ step, desk, review, onChange }: LaterFieldsProps) {
  const { Fields } = steps[step];
  return (
    <PhotoDeskContext value={desk}>
      <Fields />
      {step === lastStep && <CheckAnswers startsOpen={review === 'returned'} onChange={onChange} />}
    </PhotoDeskContext>
  );
}

/** Says where the step's button leads while an answer is being changed. */
export function ComingBack() {
  return (
    <Text size="small" tone="quiet">
      Next brings you back to step {lastStep}.
    </Text>
  );
}

export function schemaOf(step: LaterStep): $ZodType {
  return steps[step].schema;
}

export {
  BrowserTies,
  createAccountMemory,
  createPhotoDesk,
  forgetDraft,
  preparePhoto,
  receiptOf,
  Registered,
  RestoredNotice,
  startOver,
  submitRegistration,
  tabStorage,
};
