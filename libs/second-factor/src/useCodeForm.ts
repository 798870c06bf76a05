import { AuthError, useAuth, type Challenge, type Factors } from '@bank-bonuses/auth';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { codeError } from './factorMessages.ts';
import { endLostSession } from './sessionUpdates.ts';

interface Rejection {
  message: string;
  offersReload: boolean;
  /** Whether the error belongs to the field; otherwise it is shown in a box. */
  isWrongCode: boolean;
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
  const [incomplete, setIncomplete] = useState<string>();
  const [rejection, setRejection] = useState<Rejection>();
  const [isChecking, setIsChecking] = useState(false);
  const isWrongCode = rejection?.isWrongCode ?? false;

  // Restores the focus that the field lost while it was disabled. After a wrong code, screen readers
  // then read the error with the field. Selects the rejected digits, so that typing replaces them.
  useEffect(() => {
    if (!rejection) return;
    if (isWrongCode || document.activeElement === document.body) field.current?.focus();
    if (document.activeElement === field.current) field.current?.select();
  }, [rejection, isWrongCode]);

  const fail = (error: unknown) => {
    endLostSession(auth, error);
    setRejection(toRejection(error));
  };

  const clearErrors = () => {
    setIncomplete(undefined);
    setRejection(undefined);
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = field.current?.value ?? '';
    const found = codeError(code);
    clearErrors();
    setIncomplete(found);
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
    fieldError: incomplete ?? (isWrongCode ? rejection?.message : undefined),
    formError: isWrongCode ? undefined : rejection,
    isChecking,
    submit,
    fail,
    clearErrors,
  };
}

function toRejection(error: unknown): Rejection {
  const known = error instanceof AuthError ? error : undefined;
  return {
    message: known?.message || 'The code could not be checked. Please try again.',
    // Both errors mean that the account has changed since this page was opened, so a reload helps.
    offersReload: (known?.needsReload ?? false) || known?.code === 'mfa_factor_not_found',
    isWrongCode: known?.code === 'mfa_verification_failed',
  };
}
