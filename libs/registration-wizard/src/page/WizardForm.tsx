import { useAuth } from '@bank-bonuses/auth';
import { paths } from '@bank-bonuses/routes';
import { useNavigate } from 'react-router';
import {
  Button,
  focusField,
  Heading,
  Inline,
  LoadingOverlay,
  Stack,
  useAnnounce,
} from '@bank-bonuses/ui';
import {
  startTransition,
  useCallback,
  useLayoutEffect,
  useRef,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { FoldedCosts } from '../costs/Costs.tsx';
import { idOf, stepOf, lastStep, type StepNumber } from '../form/fields.ts';
import { AccountStep } from '../steps/AccountStep/AccountStep.tsx';
import { headingOf, titleOf } from '../steps/stepMessages.ts';
import { LoadErrorBox } from '../errors/LoadErrorBox.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { hasAnswers } from '../form/useRegistrationForm.ts';
import { otherAccount } from '../form/otherAccount.ts';
import type { Registration } from './useRegistration.ts';
import type { WizardAction } from '../state/wizard.ts';

export interface WizardFormProps extends Registration {
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Renders the current step as a form, with its heading, errors and buttons. */
export function WizardForm({ heading, ...registration }: WizardFormProps) {
  const { form, state, lazySteps, isWaiting, prepare, next, back, dispatch } = registration;
  const { step, phase, formError, applicant, isRestored, lost, focus, isChanging } = state;
  const auth = useAuth();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const formErrorBox = useRef<HTMLDivElement>(null);
  const isSubmitting = phase === 'submitting';
  const isLast = step === lastStep;

  // `undefined` if a field is focused on mount: after the view of an earlier registration, whose
  // button had the focus.
  const shownStep = useRef(focus ? undefined : step);
  const wasRestored = useRef(isRestored);
  // A layout effect, so that the step is never painted without its focus.
  useLayoutEffect(() => {
    if (formError) {
      if (!formError.focus || !focusField(idOf(formError.focus))) formErrorBox.current?.focus();
      // The error box has the focus, so the heading of the other step would not be read.
      if (shownStep.current !== step) announce(titleOf(step));
    } else if (shownStep.current !== step || (wasRestored.current && !isRestored)) {
      if (!focus || !focusField(idOf(focus))) showFromTop(heading.current);
    }
    shownStep.current = step;
    wasRestored.current = isRestored;
  }, [step, formError, isRestored, focus, heading, announce]);

  const turnTo = useCallback(
    (action: WizardAction) => startTransition(() => dispatch(action)),
    [dispatch],
  );
  const change = useCallback(
    (changed: StepNumber) => turnTo({ type: 'changing', step: changed }),
    [turnTo],
  );
  // With unsaved answers, `LeaveQuestion` asks for a confirmation and then ends the session.
  const toOtherAccount = () => {
    if (!lazySteps || !hasAnswers(form, applicant)) void auth.signOut();
    void navigate(paths.login, { state: otherAccount });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    next(step);
  };

  return (
    <form noValidate method="post" onSubmit={submit} onFocus={prepare}>
      <Stack gap="lg">
        <Heading level={2} ref={heading} tabIndex={-1}>
          {headingOf(step)}
        </Heading>
        {step === 1 && <FoldedCosts />}
        {isLast && lazySteps && <lazySteps.FoldedOrder />}
        {formError &&
          (lazySteps ? (
            <lazySteps.FormErrorBox
              formError={formError}
              step={step}
              applicant={applicant}
              onGoTo={(field) => turnTo({ type: 'wentTo', step: stepOf(field), focus: field })}
              ref={formErrorBox}
            />
          ) : (
            <LoadErrorBox formError={formError} ref={formErrorBox} />
          ))}
        <OfflineNotice />
        {lost && lazySteps && (
          <lazySteps.RestoredNotice
            step={step}
            lost={lost}
            onGoTo={(earlier, field) => turnTo({ type: 'wentTo', step: earlier, focus: field })}
            onStartOver={() => lazySteps.startOver(registration)}
          />
        )}
        {step === 1 ? (
          <AccountStep applicant={applicant} advice={lazySteps} onOtherAccount={toOtherAccount} />
        ) : (
          lazySteps && (
            <lazySteps.LazyStepFields
              step={step}
              photoQueue={lazySteps.photoQueue}
              onChange={change}
            />
          )
        )}
        {isChanging && lazySteps && <lazySteps.ComingBack />}
        {isLast && lazySteps && <lazySteps.OrderSummary />}
        {/**
         * With a `key` per step, each step renders new buttons, so that a double click does not
         * press the buttons of two steps.
         */}
        <Inline justify={step === 1 ? 'end' : 'between'}>
          {step > 1 && (
            <Button
              key={step}
              variant="quiet"
              tone="neutral"
              keepsFocus
              disabled={isSubmitting}
              onClick={() => back(step)}
            >
              Previous
            </Button>
          )}
          <Button
            key={`${step} on`}
            type="submit"
            loading={isSubmitting || isWaiting}
            {...(isLast && { loadingText: 'Registering...' })}
          >
            {isLast ? 'Register' : 'Next'}
          </Button>
        </Inline>
      </Stack>
      {isSubmitting && (
        <LoadingOverlay
          label="Sending your registration"
          description="This can take up to a minute. Please keep this page open."
        />
      )}
    </form>
  );
}

/** Scrolls to the top, because the applicant may have scrolled down on the previous step. */
function showFromTop(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  scrollTo(0, 0);
}
