import { findPasswordError, type AuthError, type PasswordFieldError } from '@bank-bonuses/auth';
import { useSessionPolicy } from '@bank-bonuses/product/react';
import { Button, ErrorSummary, PasswordField, Stack, Text, useErrorTitle } from '@bank-bonuses/ui';
import { useRef, useState, type SubmitEvent } from 'react';
import { useResultFocus } from '../useResultFocus.ts';

export interface NewPasswordFormProps {
  /** Email address of the account. */
  email: string;
  isBusy: boolean;
  /** Error of the last attempt, with the reason why the service rejected the password. */
  error: AuthError | undefined;
  /** Whether to focus this form when it replaces the form that had focus. */
  takesFocus: boolean;
  onSubmit: (password: string) => void;
}

export function NewPasswordForm(props: NewPasswordFormProps) {
  const { minPasswordLength, rejectsGuessablePasswords } = useSessionPolicy();
  const [fieldError, setFieldError] = useState<PasswordFieldError>();
  const password = useRef<HTMLInputElement>(null);
  const confirmation = useRef<HTMLInputElement>(null);
  useResultFocus(props.error !== undefined || props.takesFocus ? password : undefined);
  useErrorTitle(fieldError !== undefined || props.error !== undefined);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = password.current?.value ?? '';
    const found = findPasswordError(typed, confirmation.current?.value ?? '', {
      minLength: minPasswordLength,
      rejectsGuessable: rejectsGuessablePasswords,
      ownWords: [props.email],
    });
    setFieldError(found);
    if (!found) props.onSubmit(typed);
    else (found.field === 'password' ? password : confirmation).current?.focus();
  };
  const errorOf = (field: PasswordFieldError['field']) =>
    fieldError?.field === field ? fieldError.message : undefined;

  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap="md">
        <Text tone="quiet">For {props.email}</Text>
        {/* Tells a password manager which entry to update. */}
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
          description={`At least ${minPasswordLength} characters`}
          name="password"
          autoComplete="new-password"
          minLength={minPasswordLength}
          required
          error={errorOf('password')}
          disabled={props.isBusy}
        />
        <PasswordField
          ref={confirmation}
          label="Confirm New Password"
          name="confirmation"
          autoComplete="new-password"
          minLength={minPasswordLength}
          required
          error={errorOf('confirmation')}
          disabled={props.isBusy}
        />
        <Button type="submit" fullWidth loading={props.isBusy} loadingText="Updating...">
          Update Password
        </Button>
        {props.error && (
          <ErrorSummary message={props.error.message} offersReload={props.error.needsReload} />
        )}
      </Stack>
    </form>
  );
}
