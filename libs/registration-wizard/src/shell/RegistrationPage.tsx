import { productName } from '@bank-bonuses/product-facts';
import { paths } from '@bank-bonuses/routes';
import { PublicPage, StepProgress, TextLink } from '@bank-bonuses/ui';
import { useDeferredValue, useLayoutEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import { Link } from 'react-router';
import { RequirementsPanel } from './RequirementsPanel.tsx';
import { stepLabels, titleOf } from '../steps/stepTexts.ts';
import { useDoubleClickGuard } from './useDoubleClickGuard.ts';
import { useReferral } from './useReferral.ts';
import { useRegistration, type WizardStart } from './useRegistration.ts';
import { LazyStepsContext } from '../lazySteps/LazyStepsContext.ts';
import type { WizardState } from '../machine/wizard.ts';
import { WizardForm } from './WizardForm.tsx';

export interface RegistrationPageProps {
  /** @default the first step, empty */
  start?: WizardStart;
}

/** The five steps of a registration, and the view after it. */
export function RegistrationPage({ start }: RegistrationPageProps) {
  const registration = useRegistration(start);
  const { form, lazySteps, receipt } = registration;
  const state = useDrawn(registration.state);
  const { step, phase, formError, applicant } = state;
  const isRegistered = phase === 'registered';
  useReferral(form);
  useDoubleClickGuard();

  useLayoutEffect(() => {
    const name = isRegistered ? 'Registration Successful!' : titleOf(step);
    document.title = `${formError ? 'Error: ' : ''}${name} · ${productName}`;
  }, [isRegistered, step, formError]);

  return (
    <LazyStepsContext value={lazySteps}>
      {lazySteps && <lazySteps.HistorySync {...registration} />}
      <PublicPage
        width="wizard"
        heading={productName}
        asideTitle="What to have at hand"
        aside={isRegistered ? undefined : <RequirementsPanel />}
        footer={
          isRegistered ? undefined : (
            <TextLink standalone render={<Link to={paths.login} />}>
              Already have an account?
            </TextLink>
          )
        }
      >
        {isRegistered && lazySteps ? (
          <lazySteps.Registered isConfirmed={applicant.kind === 'existing'} receipt={receipt} />
        ) : (
          <>
            <StepProgress steps={stepLabels} current={step} />
            <FormProvider {...form}>
              <WizardForm {...registration} state={state} />
            </FormProvider>
          </>
        )}
      </PublicPage>
    </LazyStepsContext>
  );
}

/**
 * The state that the page draws. Another step is drawn after the paint that answers its press: on a slow
 * phone it takes as long as a press may. Everything else is drawn at once.
 */
function useDrawn(state: WizardState): WizardState {
  const before = useDeferredValue(state);
  return before.step === state.step ? state : before;
}
