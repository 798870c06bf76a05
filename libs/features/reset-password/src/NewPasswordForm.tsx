import { Button, ErrorSummary, PasswordField, Stack, Text, useErrorTitle } from '@bank-bonuses/ui';
import { useRef, useState, type SubmitEvent } from 'react';
import { findPasswordProblem, shortestPassword, type PasswordProblem } from './checks.ts';
import type { FailedCall } from './failedCall.ts';
import { useResultFocus } from './useResultFocus.ts';

export interface NewPasswordFormProps {
  /** Whose password it is. */
  email: string;
  isBusy: boolean;
  /** Why the service has refused the last one. */
  failure: FailedCall | undefined;
  /** Takes the focus that went with another form, in whose place this one stands. */
  takesFocus: boolean;
  onSubmit: (password: string) => void;
}

export function NewPasswordForm(props: NewPasswordFormProps) {
  const [problem, setProblem] = useState<PasswordProblem>();
  const password = useRef<HTMLInputElement>(null);
  const confirmation = useRef<HTMLInputElement>(null);
  useResultFocus(props.failure !== undefined || props.takesFocus ? password : undefined);
  useErrorTitle(problem !== undefined || props.failure !== undefined);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = password.current?.value ?? '';
    const found = findPasswordProblem(typed, confirmation.current?.value ?? '');
    setProblem(found);
    if (!found) props.onSubmit(typed);
    else (found.field === 'password' ? password : confirmation).current?.focus();
  };
  const problemOf = (field: PasswordProblem['field']) =>
    problem?.field === field ? problem.message : undefined;

  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap="md">
        <Text tone="quiet">For {props.email}</Text>
        {/* Tells a password manager which entry to change. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={props.email}
          hidden
          readOnly
        />
        <PasswordField
          ref={password}
          label="New Password"
          hint={`At least ${shortestPassword} characters`}
          name="password"
          autoComplete="new-password"
          minLength={shortestPassword}
          required
          error={problemOf('password')}
          disabled={props.isBusy}
        />
        <PasswordField
          ref={confirmation}
          label="Confirm New Password"
          name="confirmation"
          autoComplete="new-password"
          minLength={shortestPassword}
          required
          error={problemOf('confirmation')}
          disabled={props.isBusy}
        />
        <Button type="submit" fullWidth loading={props.isBusy} loadingText="Updating...">
          Update Password
        </Button>
        {props.failure && <ErrorSummary {...props.failure} />}
      </Stack>
    </form>
  );
}
