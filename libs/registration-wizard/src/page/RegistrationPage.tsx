import { SupportReferenceContext } from '@bank-bonuses/portal-config/react';
import { productName } from '@bank-bonuses/messages';
import { paths } from '@bank-bonuses/routes';
import { Heading, PublicPage, StepProgress, TextLink } from '@bank-bonuses/ui';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Link, useLocation, type Location } from 'react-router';
import { FirstPanel } from './FirstPanel.tsx';
import { WizardErrorBoundary } from './WizardErrorBoundary.tsx';
import { RequirementsPanel } from './RequirementsPanel.tsx';
import { stepLabels, titleOf } from '../steps/stepMessages.ts';
import { useDoubleClickGuard } from './useDoubleClickGuard.ts';
import { Referral } from './Referral.ts';
import type { WizardState } from '../state/wizard.ts';
import { useRegistration, type WizardStart } from './useRegistration.ts';
import type { LazySteps } from '../lazySteps/lazySteps.tsx';
import { lastStep, type StepNumber } from '../form/fields.ts';
import { WizardForm } from './WizardForm.tsx';

export interface RegistrationPageProps {
  /**
   * Initial state of the wizard.
   * @default the first step, empty
   */
  start?: WizardStart;
}

/** Renders the five steps of a registration, and the success view. */
export function RegistrationPage({ start }: RegistrationPageProps) {
  // Each step is a history entry. Only this component and `HistorySync` re-render when the location
  // changes, not the whole page.
  const [firstEntry] = useState(useLocation());
  return <Wizard start={start} firstEntry={firstEntry} />;
}

interface WizardProps {
  start: WizardStart | undefined;
  firstEntry: Location;
}

const Wizard = memo(function Wizard({ start, firstEntry }: WizardProps) {
  const registration = useRegistration(firstEntry, start);
  const { form, lazySteps, state } = registration;
  const heading = useRef<HTMLHeadingElement>(null);
  const { step, phase, formError } = state;
  const isRegistered = phase === 'registered';
  useDoubleClickGuard();

  useLayoutEffect(() => {
    const name = isRegistered ? 'Registration Successful!' : titleOf(step);
    document.title = `${formError ? 'Error: ' : ''}${name} · ${productName}`;
  }, [isRegistered, step, formError]);

  return (
    <FormProvider {...form}>
      <Referral form={form} />
      {lazySteps && <lazySteps.HistorySync {...registration} />}
      <SupportReferenceContext value={referenceOf(state)}>
        <WizardErrorBoundary onRedrawn={() => heading.current?.focus()}>
          <PublicPage
            width="wizard"
            title={productName}
            {...(isRegistered ? {} : asideOf(step, lazySteps))}
            footer={
              // The login page would redirect a signed-in visitor back here.
              isRegistered || state.applicant.kind === 'existing' ? undefined : (
                <TextLink standalone render={<Link to={paths.login} />}>
                  Already have an account?
                </TextLink>
              )
            }
          >
            {isRegistered ? (
              lazySteps ? (
                <lazySteps.Success {...registration} />
              ) : (
                <Heading level={2}>Registration Successful!</Heading>
              )
            ) : (
              <>
                <StepProgress steps={stepLabels} current={step} />
                <WizardForm {...registration} heading={heading} />
              </>
            )}
          </PublicPage>
        </WizardErrorBoundary>
      </SupportReferenceContext>
    </FormProvider>
  );
});

/** Returns the reference of the registration, for mails to support. */
const referenceOf = ({ phase, receipt, earlier }: WizardState) =>
  phase === 'registered' ? receipt?.reference || earlier?.reference || undefined : undefined;

/** Returns the panel beside a step, with its title. */
function asideOf(step: StepNumber, lazySteps: LazySteps | undefined) {
  if (step === 1) return { asideTitle: 'Before you begin', aside: <FirstPanel /> };
  return step === lastStep && lazySteps
    ? { asideTitle: 'Order summary', aside: <lazySteps.OrderPanel /> }
    : { asideTitle: 'What you need', aside: <RequirementsPanel /> };
}
