import { useAuth } from '@bank-bonuses/auth';
import { paths } from '@bank-bonuses/product/routes';
import { Button, focusField, Heading, Inline, Stack, Text, useAnnounce } from '@bank-bonuses/ui';
import {
  startTransition,
  useCallback,
  useLayoutEffect,
  useRef,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { useNavigate } from 'react-router';
import { FoldedCosts } from '../costs/Costs.tsx';
import { FormErrorBox } from '../errors/FormErrorBox.tsx';
import type { StepNumber } from '../fields/field.ts';
import { idOf, stepOf, type FieldName } from '../fields/table.ts';
import { otherAccount } from '../form/applicant.ts';
import { hasAnswers } from '../form/registrationForm.ts';
import type { WizardAction, WizardState } from '../state/wizard.ts';
import { AccountStep } from '../steps/AccountStep/AccountStep.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import type { Registration } from './useRegistration.ts';
import { lastStep, stepAt, titleOf } from '../steps.ts';

export interface WizardFormProps extends Registration {
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Renders the current step as a form, with its heading, errors and buttons. */
export function WizardForm({ heading, ...registration }: WizardFormProps) {
  const { form, applicant, state, lost, later, isWaiting, next, back, dispatch } = registration;
  const { step, phase, formError, isChanging } = state;
  const auth = useAuth();
  const navigate = useNavigate();
  const formErrorBox = useRef<HTMLDivElement>(null);
  const isSubmitting = phase === 'submitting';
  const isLast = step === lastStep;
  const LaterStep = later?.laterSteps[step];
  /** Whether the step's code could not be loaded. */
  const isMissing = step > 1 && !later && formError !== undefined;
  useStepFocus(state, heading, formErrorBox);

  const turnTo = useCallback(
    (action: WizardAction) => startTransition(() => dispatch(action)),
    [dispatch],
  );
  const change = useCallback(
    (changed: StepNumber) => turnTo({ type: 'wentTo', step: changed, isChanging: true }),
    [turnTo],
  );
  const goTo = (field: FieldName) => turnTo({ type: 'wentTo', step: stepOf(field), focus: field });
  // With unsaved answers, `LeaveQuestion` asks for a confirmation and then ends the session.
  const toOtherAccount = () => {
    if (!hasAnswers(form, applicant)) void auth.signOut();
    void navigate(paths.login, { state: otherAccount });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    next();
  };

  return (
    <form noValidate method="post" onSubmit={submit}>
      <Stack gap="lg">
        <Heading level={2} ref={heading} tabIndex={-1}>
          {stepAt(step).heading}
        </Heading>
        {step === 1 && <FoldedCosts />}
        {isLast && later && <later.FoldedOrder />}
        {formError && (
          <FormErrorBox formError={formError} step={step} onGoTo={goTo} ref={formErrorBox} />
        )}
        <OfflineNotice />
        {lost && later && (
          <later.RestoredNotice step={step} lost={lost} onGoTo={goTo} session={registration} />
        )}
        {step === 1 && <AccountStep applicant={applicant} onOtherAccount={toOtherAccount} />}
        {LaterStep && <LaterStep onChange={change} />}
        {step > 1 && !later && !isMissing && <Text tone="quiet">Loading...</Text>}
        {isChanging && (
          <Text size="small" tone="quiet">
            Next brings you back to step {lastStep}.
          </Text>
        )}
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
              onClick={back}
            >
              Previous
            </Button>
          )}
          {(step === 1 || later || isMissing) && (
            <Button
              key={`${step} on`}
              type="submit"
              loading={isSubmitting || isWaiting}
              {...(isLast && { loadingText: 'Registering...' })}
            >
              {isMissing ? 'Try again' : isLast ? 'Register' : 'Next'}
            </Button>
          )}
        </Inline>
      </Stack>
      {isSubmitting && later && <later.SendingOverlay />}
    </form>
  );
}

/** Moves the focus after a press: to the error box, to a field, or to the heading of a new step. */
function useStepFocus(
  { step, visit, formError, focus }: WizardState,
  heading: RefObject<HTMLHeadingElement | null>,
  formErrorBox: RefObject<HTMLDivElement | null>,
): void {
  const announce = useAnnounce();
  // The first view takes no focus, except after the view of an earlier registration.
  const shown = useRef({ step, visit: focus ? undefined : visit });
  // A layout effect, so that the step is never painted without its focus.
  useLayoutEffect(() => {
    if (formError) {
      if (!formError.focus || !focusField(idOf(formError.focus))) formErrorBox.current?.focus();
      // The error box has the focus, so the heading of the other step would not be read.
      if (shown.current.step !== step) announce(titleOf(step));
    } else if (shown.current.visit !== visit) {
      if (!focus || !focusField(idOf(focus))) showFromTop(heading.current);
    }
    shown.current = { step, visit };
  }, [step, visit, formError, focus, heading, formErrorBox, announce]);
}

/** Scrolls to the top, because the applicant may have scrolled down on the previous step. */
function showFromTop(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  scrollTo(0, 0);
}
