import type { WizardSession } from '../state/wizard.ts';
import { Registered } from './Registered.tsx';
import { RegisteredBefore } from './RegisteredBefore.tsx';

/** Renders the success view, also for a registration that was completed before a reload. */
export function Success({ state: { earlier, receipt }, applicant, dispatch }: WizardSession) {
  return earlier ? (
    <RegisteredBefore note={earlier} onStartOver={() => dispatch({ type: 'startedOver' })} />
  ) : (
    <Registered isConfirmed={applicant.kind === 'existing'} receipt={receipt} />
  );
}
