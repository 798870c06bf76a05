import { AuthError, useAuth, useSession } from '@bank-bonuses/auth';
import {
  Button,
  ErrorSummary,
  PasswordField,
  Stack,
  TextField,
  useErrorTitle,
} from '@bank-bonuses/ui';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { ResendConfirmation } from './ResendConfirmation.tsx';

type Attempt =
  | { status: 'idle' | 'sending' }
  | { status: 'failed'; message: string; unconfirmedEmail: string | undefined };

/** The fields keep their own values, so that what a browser fills in before the script is not lost. */
export function LoginForm() {
  const auth = useAuth();
  const session = useSession();
  const [attempt, setAttempt] = useState<Attempt>({ status: 'idle' });
  const focusedField = useRef<HTMLInputElement>(null);
  // Once signed in, the form stays as it is until the next page has loaded.
  const isBusy = attempt.status === 'sending' || session.status === 'signed-in';

  useErrorTitle(attempt.status === 'failed');

  useEffect(() => {
    // Disabling took the focus away from the field in which Enter was pressed.
    if (attempt.status === 'failed') focusedField.current?.focus();
  }, [attempt]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { activeElement } = document;
    focusedField.current = activeElement instanceof HTMLInputElement ? activeElement : null;
    const form = new FormData(event.currentTarget);
    const email = textIn(form, 'email').trim();
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
    <form method="post" onSubmit={submit}>
      <Stack gap="md">
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          required
          disabled={isBusy}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          disabled={isBusy}
        />
        <Button type="submit" fullWidth loading={isBusy} loadingText="Logging in...">
          Login
        </Button>
        {attempt.status === 'failed' && (
          <>
            <ErrorSummary message={attempt.message} />
            {attempt.unconfirmedEmail !== undefined && (
              <ResendConfirmation email={attempt.unconfirmedEmail} />
            )}
          </>
        )}
      </Stack>
    </form>
  );
}

function failedAttempt(error: unknown, email: string): Attempt {
  const known = error instanceof AuthError ? error : undefined;
  return {
    status: 'failed',
    message: known?.message || 'An error occurred during login',
    unconfirmedEmail: known?.code === 'email_not_confirmed' ? email : undefined,
  };
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
