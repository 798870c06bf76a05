import { productName } from '@bank-bonuses/product';
import { SupportReferenceContext } from '@bank-bonuses/product/react';
import { paths } from '@bank-bonuses/product/routes';
import { Button, Notice, PublicPage, Stack, StepProgress, TextLink } from '@bank-bonuses/ui';
import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Link, useLocation, type Location } from 'react-router';
import { hasDraft } from '../draft/draftKey.ts';
import { useEmailDraft } from '../draft/useEmailDraft.ts';
import { loadRules } from '../fields/loadRules.ts';
import { noteOf } from '../history/historyEntry.ts';
import { stepLabels, titleOf } from '../steps/stepMessages.ts';
import { Boundary } from './LazyPart.tsx';
import { HistorySync, prefetchLaterSteps, Success } from './lazyParts.tsx';
import { Referral } from './Referral.ts';
import { asideOf } from './SidePanel.tsx';
import { useDoubleClickGuard } from './useDoubleClickGuard.ts';
import { useRegistration, type WizardStart } from './useRegistration.ts';
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
  const { form, applicant, state, dispatch } = registration;
  const heading = useRef<HTMLHeadingElement>(null);
  const { step, phase, formError, receipt } = state;
  const isRegistered = phase === 'registered';
  const { isStarted, begin } = useStart(step > 1 || isRegistered);
  useEmailDraft(form, applicant, isStarted || step > 1);
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
      <Referral form={form} />
      {isStarted && <HistorySync {...registration} firstEntry={firstEntry} />}
      <SupportReferenceContext value={note?.reference || undefined}>
        {/* The form is outside, because the page of an error would lose everything that is not
            stored: password, SSN, date of birth, photos. */}
        <Boundary
          failed={(_error, retry) => <PageFailed onRetry={retry} />}
          onRetried={() => heading.current?.focus()}
        >
          <PublicPage
            width="wizard"
            title={productName}
            {...(isRegistered ? {} : asideOf(step))}
            footer={
              hasLogin && (
                <TextLink standalone render={<Link to={paths.login} />}>
                  Already have an account?
                </TextLink>
              )
            }
          >
            {isRegistered ? (
              <Success
                receipt={receipt}
                note={note}
                onStartOver={() => dispatch({ type: 'startedOver' })}
              />
            ) : (
              <>
                <StepProgress steps={stepLabels} current={step} />
                <WizardForm
                  {...registration}
                  heading={heading}
                  isGuarded={isStarted}
                  onStarted={begin}
                />
              </>
            )}
          </PublicPage>
        </Boundary>
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
    const rules = loadRules(1).catch(() => undefined);
    void Promise.all([rules, HistorySync.preload()]).then(() => {
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

/** Shown after an error of rendering, for example on a page that a browser extension has changed. */
function PageFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <PublicPage title="Something went wrong">
      <Stack gap="lg">
        <Notice tone="critical" role="alert">
          The page could not be shown. Everything you entered is still here.
        </Notice>
        <Button fullWidth onClick={onRetry}>
          Show the page again
        </Button>
      </Stack>
    </PublicPage>
  );
}
