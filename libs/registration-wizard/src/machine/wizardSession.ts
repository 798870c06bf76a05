import type { Dispatch } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RegistrationForm } from '../form/registrationForm.ts';
import type { WizardAction, WizardState } from './wizard.ts';

/** The machine at work on one form. */
export interface WizardSession {
  form: UseFormReturn<RegistrationForm>;
  state: WizardState;
  dispatch: Dispatch<WizardAction>;
}
