import { productName } from '@bank-bonuses/product';
import { SupportReferenceContext } from '@bank-bonuses/product/react';
import { paths } from '@bank-bonuses/product/routes';
import { Heading, PublicPage, StepProgress, TextLink } from '@bank-bonuses/ui';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Link, useLocation, type Location } from 'react-router';
import { LeaveQuestion } from '../draft/LeaveQuestion.tsx';
import { useEmailDraft } from '../draft/useEmailDraft.ts';
import { noteOf } from '../history/historyEntry.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { asideOf } from './SidePanel.tsx';
import { useDoubleClickGuard } from './useDoubleClickGuard.ts';
import { useRegistration, type WizardStart } from './useRegistration.ts';
import { WizardForm } from './WizardForm.tsx';
import { stepLabels, titleOf } from '../steps.ts';

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
  const { form, applicant, state, later, loadLater, dispatch } = registration;
  const heading = useRef<HTMLHeadingElement>(null);
  const { step, phase, formError, receipt } = state;
  const isRegistered = phase === 'registered';
  useEmailDraft(form, applicant, later !== undefined || step > 1);
  useDoubleClickGuard();

  useLayoutEffect(() => {
    const name = isRegistered ? 'Registration Successful!' : titleOf(step);
    document.title = `${formError ? 'Error: ' : ''}${name} · ${productName}`;
  }, [isRegistered, step, formError]);

  const note = noteOf(state, applicant, firstEntry);
  // The login page would redirect a signed-in visitor back here.
  const hasLogin = !isRegistered && applicant.kind === 'new';
  return (
    <FormProvider {...form}>
      {later && <later.HistorySync {...registration} firstEntry={firstEntry} />}
      {!isRegistered && <LeaveQuestion {...{ form, applicant, later, loadLater }} />}
      <SupportReferenceContext value={note?.reference || undefined}>
        {/* The form is outside, because the page of an error would lose everything that is not
            stored: password, SSN, date of birth, photos. */}
        <PageBoundary onRetried={() => heading.current?.focus()}>
          <PublicPage
            width="wizard"
            title={productName}
            {...(isRegistered ? {} : asideOf(step, later))}
            footer={
              hasLogin && (
                <TextLink standalone render={<Link to={paths.login} />}>
                  Already have an account?
                </TextLink>
              )
            }
          >
            {isRegistered && !later && <Heading level={2}>Registration Successful!</Heading>}
            {isRegistered && later && (
              <later.Success
                receipt={receipt}
                note={note}
                onStartOver={() => dispatch({ type: 'startedOver' })}
              />
            )}
            {!isRegistered && (
              <>
                <StepProgress steps={stepLabels} current={step} />
                <WizardForm {...registration} heading={heading} />
              </>
            )}
          </PublicPage>
        </PageBoundary>
      </SupportReferenceContext>
    </FormProvider>
  );
});
