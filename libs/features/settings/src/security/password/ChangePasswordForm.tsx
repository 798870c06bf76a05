import {
  findPasswordError,
  useSession,
  type AuthError,
  type PasswordChange,
  type PasswordRules,
} from '@bank-bonuses/auth';
import { useSessionPolicy } from '@bank-bonuses/product/react';
import { codeError } from '@bank-bonuses/second-factor/apps';
import { ErrorSummary, OneTimeCodeField, PasswordField, Stack } from '@bank-bonuses/ui';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';

export interface ChangePasswordFormProps {
  id: string;
  isBusy: boolean;
  error: AuthError | undefined;
  onSubmit: (typed: PasswordChange) => void;
}

/** The sign-in service's own text for this error. */
const samePasswordText = 'New password should be different from the old password.';

type FieldName = 'current' | 'password' | 'confirmation' | 'code';

/** Fields by the service's error code. */
const fieldsByCode = new Map<string, FieldName>([
  ['current_password_invalid', 'current'],
  ['same_password', 'password'],
  ['reauthentication_not_valid', 'code'],
]);

/**
 * Renders the form for a new password. The typed passwords are kept only in the DOM fields, which
 * are removed when the dialog closes.
 */
export function ChangePasswordForm({ id, isBusy, error, onSubmit }: ChangePasswordFormProps) {
  const session = useSession();
  const { minPasswordLength, rejectsGuessablePasswords } = useSessionPolicy();
  const [fieldError, setFieldError] = useState<{ field: FieldName; message: string }>();
  const [wantsCode, setWantsCode] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  if (error?.code === 'reauthentication_needed' && !wantsCode) setWantsCode(true);
  const rejectedField = error?.code === undefined ? undefined : fieldsByCode.get(error.code);

  useEffect(() => {
    // The field was disabled during the call and has therefore lost its focus.
    if (!error || isBusy) return;
    const isCodeNeeded = error.code === 'reauthentication_needed';
    fieldIn(form.current, rejectedField ?? (isCodeNeeded ? 'code' : 'current'))?.focus();
  }, [error, rejectedField, isBusy]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = (field: FieldName) => fieldIn(form.current, field)?.value ?? '';
    const rules: PasswordRules = {
      minLength: minPasswordLength,
      rejectsGuessable: rejectsGuessablePasswords,
      ownWords:
        session.status === 'signed-in' ? [session.user.email, session.user.fullName ?? ''] : [],
    };
    const found = findFieldError(typed, rules, wantsCode);
    setFieldError(found);
    if (found) return fieldIn(form.current, found.field)?.focus();
    onSubmit({
      current: typed('current'),
      next: typed('password'),
      ...(wantsCode && { mailCode: typed('code') }),
    });
  };

  const propsOf = (field: Exclude<FieldName, 'code'>) => ({
    name: field,
    required: true,
    disabled: isBusy,
    error: errorOf(field),
  });
  const errorOf = (field: FieldName) => {
    if (fieldError) return fieldError.field === field ? fieldError.message : undefined;
    return rejectedField === field ? error?.message : undefined;
  };
  const isNew = { autoComplete: 'new-password', minLength: minPasswordLength } as const;

  return (
    <form ref={form} id={id} method="post" noValidate onSubmit={submit}>
      <Stack gap="md">
        {/* Tells a password manager which entry to update. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={session.status === 'signed-in' ? session.user.email : ''}
          hidden
          readOnly
        />
        <PasswordField
          {...propsOf('current')}
          label="Current Password"
          autoComplete="current-password"
        />
        <PasswordField
          {...propsOf('password')}
          {...isNew}
          label="New Password"
          description={`At least ${minPasswordLength} characters`}
        />
        <PasswordField {...propsOf('confirmation')} {...isNew} label="Confirm New Password" />
        {error && !rejectedField && (
          <ErrorSummary message={error.message} offersReload={error.needsReload} />
        )}
        {wantsCode && (
          <OneTimeCodeField
            name="code"
            label="Code from the email"
            disabled={isBusy}
            error={errorOf('code')}
          />
        )}
      </Stack>
    </form>
  );
}

function fieldIn(form: HTMLFormElement | null, name: FieldName): HTMLInputElement | undefined {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
}

function findFieldError(
  typed: (field: FieldName) => string,
  rules: PasswordRules,
  wantsCode: boolean,
): { field: FieldName; message: string } | undefined {
  if (typed('current') === '') {
    return { field: 'current', message: 'Please enter your current password' };
  }
  const found = findPasswordError(typed('password'), typed('confirmation'), rules);
  if (!found && typed('password') === typed('current')) {
    return { field: 'password', message: samePasswordText };
  }
  const wrongCode = wantsCode ? codeError(typed('code')) : undefined;
  return found ?? (wrongCode === undefined ? undefined : { field: 'code', message: wrongCode });
}
