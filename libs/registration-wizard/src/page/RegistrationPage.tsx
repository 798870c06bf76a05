import { SupportReferenceContext } from '@bank-bonuses/product/react';
import { productName } from '@bank-bonuses/product';
import { paths } from '@bank-bonuses/product/routes';
import { PublicPage, StepProgress, TextLink } from '@bank-bonuses/ui';
import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
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
import { hasDraft } from '../draft/draftKey.ts';
import { useEmailDraft } from '../draft/useEmailDraft.ts';
import type { StepNumber } from '../fields/field.ts';
import { preloadValidation } from '../fields/loadValidation.ts';
import { lastStep } from '../fields/table.ts';
import { HistorySync, OrderPanel, Success } from './lazyParts.tsx';
import { prefetchLaterSteps } from './prefetchLaterSteps.ts';
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
  const { form, applicant, state } = registration;
  const heading = useRef<HTMLHeadingElement>(null);
  const { step, phase, formError } = state;
  const isRegistered = phase === 'registered';
  const { isStarted, begin } = useStart(step > 1 || isRegistered);
  const [isGuarded, setGuarded] = useState(false);
  const guard = useCallback(() => setGuarded(true), []);
  useEmailDraft(form, applicant, isGuarded);
  useDoubleClickGuard();

  useLayoutEffect(() => {
    const name = isRegistered ? 'Registration Successful!' : titleOf(step);
    document.title = `${formError ? 'Error: ' : ''}${name} · ${productName}`;
  }, [isRegistered, step, formError]);

  return (
    <FormProvider {...form}>
      <Referral form={form} />
      {isStarted && <HistorySync {...registration} firstEntry={firstEntry} onReady={guard} />}
      <SupportReferenceContext value={referenceOf(state)}>
        <WizardErrorBoundary onRedrawn={() => heading.current?.focus()}>
          <PublicPage
            width="wizard"
            title={productName}
            {...(isRegistered ? {} : asideOf(step))}
            footer={
              // The login page would redirect a signed-in visitor back here.
              isRegistered || applicant.kind === 'existing' ? undefined : (
                <TextLink standalone render={<Link to={paths.login} />}>
                  Already have an account?
                </TextLink>
              )
            }
          >
            {isRegistered ? (
              <Success {...registration} />
            ) : (
              <>
                <StepProgress steps={stepLabels} current={step} />
                <WizardForm
                  {...registration}
                  heading={heading}
                  isGuarded={isGuarded}
                  onStarted={begin}
                />
              </>
            )}
          </PublicPage>
        </WizardErrorBoundary>
      </SupportReferenceContext>
    </FormProvider>
  );
});

/**
 * Loads the code after the first view when it is needed: once the applicant begins, on a later step,
 * or if the tab has a draft to restore. After a failure, the next focus of a field tries again.
 */
function useStart(isLater: boolean) {
  const [isStarted, setStarted] = useState(false);
  const begin = useCallback(() => {
    prefetchLaterSteps();
    void Promise.all([preloadValidation(), HistorySync.preload()]).then(() => {
      if (HistorySync.isLoaded()) setStarted(true);
    });
  }, []);
  // An effect, because the prerendered HTML knows no draft, and because a draft is restored only
  // into a form that is mounted.
  useEffect(() => {
    if (isLater || hasDraft()) begin();
  }, [isLater, begin]);
  return { isStarted, begin: isStarted ? undefined : begin };
}

/** Returns the reference of the registration, for mails to support. */
const referenceOf = ({ phase, receipt, earlier }: WizardState) =>
  phase === 'registered' ? receipt?.reference || earlier?.reference || undefined : undefined;

/** Returns the panel beside a step, with its title. */
function asideOf(step: StepNumber) {
  if (step === 1) return { asideTitle: 'Before you begin', aside: <FirstPanel /> };
  return step === lastStep
    ? { asideTitle: 'Order summary', aside: <OrderPanel /> }
    : { asideTitle: 'What you need', aside: <RequirementsPanel /> };
}
