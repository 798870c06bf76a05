import { AuthError, useAuth, useSession } from '@bank-bonuses/auth';
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

type Attempt =
  | { status: 'idle' | 'sending' }
  | {
      status: 'failed';
      message: string;
      needsReload: boolean;
      unconfirmedEmail: string | undefined;
    };

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
  const [attempt, setAttempt] = useState<Attempt>({ status: 'idle' });
  const [fieldErrors, setFieldErrors] = useState(noFieldErrors);
  const focusedField = useRef<HTMLInputElement>(null);
  // After the login, the form stays unchanged until the next page has loaded.
  const isBusy = attempt.status === 'sending' || session.status === 'signed-in';

  useErrorTitle(attempt.status === 'failed' || Object.keys(fieldErrors).length > 0);

  const typedBefore = typedEmailIn(useLocation().state);
  useLayoutEffect(() => {
    fillEmpty(emailField.current, typedBefore);
  }, [emailField, typedBefore]);

  useEffect(() => {
    // The form was disabled during the request, so the field in which Enter was pressed lost its
    // focus.
    if (attempt.status === 'failed') focusedField.current?.focus();
  }, [attempt]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    tidyAddress(emailField.current);
    const found = findFieldErrors(event.currentTarget);
    setFieldErrors(found.fieldErrors);
    found.first?.focus();
    if (found.first) return setAttempt({ status: 'idle' });
    const { activeElement } = document;
    focusedField.current = activeElement instanceof HTMLInputElement ? activeElement : null;
    const form = new FormData(event.currentTarget);
    const email = textIn(form, 'email');
    const password = textIn(form, 'password');
    setAttempt({ status: 'sending' });
    try {
      await auth.signIn({ email, password });
      setAttempt({ status: 'idle' });
    } catch (error) {
      setAttempt(failedAttempt(error, email));
    }
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
        {attempt.status === 'failed' && (
          <>
            <ErrorSummary message={attempt.message} offersReload={attempt.needsReload} />
            {attempt.unconfirmedEmail !== undefined && (
              <LazyResendConfirmation email={attempt.unconfirmedEmail} />
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
 * Returns the errors of the fields, found with the browser's validation. The browser's own message
 * bubble is not used, because it would disappear at the first key press and not update the page's
 * title.
 */
function findFieldErrors(form: HTMLFormElement): {
  fieldErrors: FieldErrors;
  first?: HTMLInputElement;
} {
  const found = [...form.querySelectorAll('input')].filter(({ validity }) => !validity.valid);
  const fieldErrors: FieldErrors = {};
  for (const { name, validity } of found) {
    if (name === 'password') fieldErrors.password = 'Please enter your password';
    else
      fieldErrors.email = validity.valueMissing
        ? 'Please enter your email address'
        : 'Please enter a valid email address';
  }
  return { fieldErrors, ...(found[0] && { first: found[0] }) };
}

function failedAttempt(error: unknown, email: string): Attempt {
  const known = error instanceof AuthError ? error : undefined;
  return {
    status: 'failed',
    message: known?.message || 'An error occurred during login',
    needsReload: known?.needsReload ?? false,
    unconfirmedEmail: known?.code === 'email_not_confirmed' ? email : undefined,
  };
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
