import { Button, focusField, Heading, Inline, LoadingOverlay, Stack } from '@bank-bonuses/ui';
import { useCallback, useLayoutEffect, useRef, type SubmitEvent } from 'react';
import { FailureBox } from './FailureBox.tsx';
import { idOf, stepOf } from './form/fields.ts';
import { Account } from './steps/Account/Account.tsx';
import { headingOf } from './stepTexts.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import type { Registration } from './useRegistration.ts';
import { lastStep, type StepNumber } from './wizard.ts';

/** The present step as a form, with its heading, its errors and the ways on and back. */
export function WizardForm(registration: Registration) {
  const { state, later, isWaiting, prepare, next, back, dispatch } = registration;
  const { step, phase, failure, account, isRestored, focus, review } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  const failureBox = useRef<HTMLDivElement>(null);
  const isSubmitting = phase === 'submitting';
  const isLast = step === lastStep;

  const shownStep = useRef(step);
  const wasRestored = useRef(isRestored);
  // Before the paint: nobody sees the step without its focus.
  useLayoutEffect(() => {
    if (failure) {
      if (!failure.focus || !focusField(idOf(failure.focus))) failureBox.current?.focus();
    } else if (shownStep.current !== step || (wasRestored.current && !isRestored)) {
      if (!focus || !focusField(idOf(focus))) heading.current?.focus();
    }
    shownStep.current = step;
    wasRestored.current = isRestored;
  }, [step, failure, isRestored, focus]);

  const change = useCallback(
    (changed: StepNumber) => dispatch({ type: 'changing', step: changed }),
    [dispatch],
  );
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
        {failure && (
          <FailureBox
            failure={failure}
            step={step}
            account={account}
            later={later?.module}
            onGoTo={(field) => dispatch({ type: 'wentTo', step: stepOf(field), focus: field })}
            ref={failureBox}
          />
        )}
        <OfflineNotice />
        {isRestored && later && (
          <later.module.RestoredNotice
            step={step}
            onStartOver={() => later.module.startOver(registration)}
          />
        )}
        {step === 1 ? (
          <Account account={account} later={later?.module} />
        ) : (
          later && (
            <later.module.LaterFields
              step={step}
              desk={later.desk}
              review={review}
              onChange={change}
            />
          )
        )}
        {review === 'changing' && later && <later.module.ComingBack />}
        {/* Each step has buttons of its own, so that a double click is told from a press on two steps. */}
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
          detail="This can take up to a minute. Please keep this page open."
        />
      )}
    </form>
  );
}
