import type { AuthCall } from '@bank-bonuses/auth';
import { ErrorSummary, OneTimeCodeField, Stack, useErrorTitle } from '@bank-bonuses/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';

/** The service's error codes for a wrong code of a factor or an email. */
const wrongCodes = ['mfa_verification_failed', 'otp_expired'];

export interface CodeFormProps {
  id?: string;
  /** A text that says where to find the code. */
  description: string;
  /** The call that verifies the code. The error of a wrong code is shown at the field. */
  call: Pick<AuthCall, 'isBusy' | 'error'>;
  /**
   * Whether the field takes the focus on mount, because the form replaces the focused element.
   * @default false
   */
  takesFocus?: boolean;
  /** Validates the page's other fields on submit, so that all errors are shown together. */
  validateOthers?: () => void;
  onSubmit: (code: string) => void;
  /** Instruction above the field. */
  children?: ReactNode;
  /** The button below the field. In a dialog, the dialog's footer has the buttons. */
  button?: ReactNode;
  /** Content below the field, its button and its error. */
  footer?: ReactNode;
}

/** Asks for six digits. */
export function CodeForm({
  id,
  description,
  call: { isBusy, error },
  takesFocus = false,
  validateOthers,
  onSubmit,
  children,
  button,
  footer,
}: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [fieldError, setFieldError] = useState<string>();
  const isWrong = error?.code !== undefined && wrongCodes.includes(error.code);
  useErrorTitle(error !== undefined || fieldError !== undefined);
  const wasBusy = useRef(takesFocus);
  useEffect(() => {
    // The field was disabled during the call and has lost the focus. Screen readers then read the
    // error with the field. Selects the rejected digits, so that typing replaces them.
    if (wasBusy.current && !isBusy) {
      field.current?.focus();
      field.current?.select();
    }
    wasBusy.current ||= isBusy;
  }, [isBusy]);

  return (
    <form
      id={id}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const found = codeError(code);
        setFieldError(found);
        if (found) field.current?.focus();
        validateOthers?.();
        if (!found) onSubmit(code);
      }}
    >
      <Stack gap="md">
        {children}
        <OneTimeCodeField
          ref={field}
          label="6-digit code"
          description={description}
          name="code"
          required
          value={code}
          disabled={isBusy}
          error={fieldError ?? (isWrong ? error?.message : undefined)}
          onValueChange={(digits) => {
            setCode(digits);
            setFieldError(undefined);
          }}
        />
        {button}
        {error && !isWrong && (
          <ErrorSummary message={error.message} offersReload={error.needsReload} />
        )}
        {footer}
      </Stack>
    </form>
  );
}

/**
 * Returns the error of a code that does not have six digits. Only the sign-in service can tell
 * whether a code is correct.
 */
export const codeError = (digits: string): string | undefined =>
  /^\d{6}$/.test(digits) ? undefined : 'Please enter the 6 digits of the code';
