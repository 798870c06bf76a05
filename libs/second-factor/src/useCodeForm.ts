import { AuthError, useAuth, type Challenge, type Factors } from '@bank-bonuses/auth';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { codeError } from './factorMessages.ts';
import { endLostSession } from './sessionUpdates.ts';

interface FormError {
  message: string;
  offersReload: boolean;
}

export interface CodeFormOptions {
  factors: Factors;
  /** Returns the challenge for which the code is verified. */
  challenge: () => Promise<Challenge>;
  /** Called after a correct code. The session's state is updated even without this callback. */
  onVerified: (() => void) | undefined;
}

/**
 * Returns the state of a form for one code. A correct code completes the session, which unmounts
 * the form.
 */
export function useCodeForm({ factors, challenge, onVerified }: CodeFormOptions) {
  const auth = useAuth();
  const field = useRef<HTMLInputElement>(null);
  const [fieldError, setFieldError] = useState<string>();
  const [formError, setFormError] = useState<FormError>();
  const [isChecking, setIsChecking] = useState(false);

  // Restores the focus that the field lost while it was disabled. Selects the rejected digits, so
  // that typing replaces them.
  useEffect(() => {
    if (formError && document.activeElement === document.body) field.current?.focus();
    if (formError && document.activeElement === field.current) field.current?.select();
  }, [formError]);

  const fail = (error: unknown) => {
    endLostSession(auth, error);
    setFormError(toFormError(error));
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = field.current?.value ?? '';
    const found = codeError(code);
    setFormError(undefined);
    setFieldError(found);
    if (found) return field.current?.focus();
    setIsChecking(true);
    try {
      await factors.verify({ challenge: await challenge(), code });
      onVerified?.();
    } catch (error) {
      setIsChecking(false);
      fail(error);
    }
  };

  return {
    field,
    fieldError,
    formError,
    isChecking,
    submit,
    fail,
    clearErrors: () => {
      setFieldError(undefined);
      setFormError(undefined);
    },
  };
}

function toFormError(error: unknown): FormError {
  const known = error instanceof AuthError ? error : undefined;
  return {
    message: known?.message || 'The code could not be checked. Please try again.',
    // Both errors mean that the account has changed since this page was opened, so a reload helps.
    offersReload: (known?.needsReload ?? false) || known?.code === 'mfa_factor_not_found',
  };
}
