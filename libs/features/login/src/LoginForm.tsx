import { useAuth, useAuthCall, useSession } from '@bank-bonuses/auth';
import { asciiEmail } from '@bank-bonuses/product';
import { typedEmailIn } from '@bank-bonuses/product/routes';
import {
  Button,
  ErrorSummary,
  foldCharacters,
  PasswordField,
  Stack,
  TextField,
  useErrorTitle,
} from '@bank-bonuses/ui';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { useLocation } from 'react-router';
import { LazyResendConfirmation } from './LazyResendConfirmation.tsx';

/** Error texts by field name. */
type FieldErrors = Partial<Record<'email' | 'password', string>>;

/** A constant, so that clearing errors of a form without errors does not re-render it. */
const noFieldErrors: FieldErrors = {};

export interface LoginFormProps {
  /** Ref of the address field, for callers that need the typed address. */
  emailField: RefObject<HTMLInputElement | null>;
}

/**
 * Renders the login form. Its fields are uncontrolled, so that hydration does not discard values
 * that the browser has filled in.
 */
export function LoginForm({ emailField }: LoginFormProps) {
  const auth = useAuth();
  const session = useSession();
  const call = useAuthCall('An error occurred during login');
  const [triedEmail, setTriedEmail] = useState('');
  const [fieldErrors, setFieldErrors] = useState(noFieldErrors);
  const focusedField = useRef<HTMLInputElement>(null);
  // After the login, the form stays unchanged until the next page has loaded.
  const isBusy = call.isBusy || session.status === 'signed-in';

  useErrorTitle(call.error !== undefined || Object.keys(fieldErrors).length > 0);

  const typedBefore = typedEmailIn(useLocation().state);
  useLayoutEffect(() => {
    fillEmpty(emailField.current, typedBefore);
  }, [emailField, typedBefore]);

  useEffect(() => {
    // The form was disabled during the request, so the field in which Enter was pressed lost its
    // focus.
    if (call.error) focusedField.current?.focus();
  }, [call.error]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    tidyAddress(emailField.current);
    const form = event.currentTarget;
    const invalid = [...form.querySelectorAll('input')].filter(({ validity }) => !validity.valid);
    setFieldErrors(Object.fromEntries(invalid.map((field) => [field.name, errorOf(field)])));
    invalid[0]?.focus();
    if (invalid[0]) return call.reset();
    const { activeElement } = document;
    focusedField.current = activeElement instanceof HTMLInputElement ? activeElement : null;
    // Both are text fields, so no value is a file.
    const typed = Object.fromEntries(new FormData(form)) as { email: string; password: string };
    setTriedEmail(typed.email);
    void call.run(() => auth.signIn(typed));
  };

  return (
    <form method="post" noValidate onSubmit={submit} onInput={() => setFieldErrors(noFieldErrors)}>
      <Stack gap="md">
        <TextField
          ref={emailField}
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          required
          error={fieldErrors.email}
          disabled={isBusy}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          error={fieldErrors.password}
          disabled={isBusy}
        />
        <Button type="submit" fullWidth loading={isBusy} loadingText="Logging in...">
          Login
        </Button>
        {call.error && (
          <>
            <ErrorSummary message={call.error.message} offersReload={call.error.needsReload} />
            {call.error.code === 'email_not_confirmed' && (
              <LazyResendConfirmation email={triedEmail} />
            )}
          </>
        )}
      </Stack>
    </form>
  );
}

/** Sets the field's value, unless the customer or the browser has already entered one. */
function fillEmpty(field: HTMLInputElement | null, value: string) {
  if (field?.value === '') field.value = value;
}

/** Removes surrounding spaces and invisible characters, which copied addresses often contain. */
function tidyAddress(field: HTMLInputElement | null) {
  if (field) field.value = asciiEmail(foldCharacters(field.value).trim());
}

/**
 * Returns the error of an invalid field. The browser's own message bubble is not used, because it
 * would disappear at the first key press and not update the page's title.
 */
function errorOf({ name, validity }: HTMLInputElement): string {
  if (name === 'password') return 'Please enter your password';
  return validity.valueMissing
    ? 'Please enter your email address'
    : 'Please enter a valid email address';
}
