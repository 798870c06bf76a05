import { ErrorSummary, OneTimeCodeField, Stack, useErrorTitle } from '@bank-bonuses/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { codeError } from '../factorMessages.ts';
import type { SecurityError } from '../useSecurityCall.ts';

export interface CodeFormProps {
  id?: string;
  /** A text that says where to find the code. */
  description: string;
  isBusy: boolean;
  error: SecurityError | undefined;
  /**
   * The service's error code for a wrong code; other errors are shown in a box.
   * @default the error code for a wrong code of a factor
   */
  wrongCode?: string;
  /**
   * Whether the field takes the focus on mount, because the form replaces the focused element.
   * @default false
   */
  takesFocus?: boolean;
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
  isBusy,
  error,
  wrongCode = 'mfa_verification_failed',
  takesFocus = false,
  onSubmit,
  children,
  button,
  footer,
}: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [fieldError, setFieldError] = useState<string>();
  const isWrong = error?.code === wrongCode;
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
        else onSubmit(code);
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
          error={fieldError ?? (isWrong ? error.message : undefined)}
          onValueChange={(digits) => {
            setCode(digits);
            setFieldError(undefined);
          }}
        />
        {button}
        {error && !isWrong && (
          <ErrorSummary message={error.message} offersReload={error.offersReload} />
        )}
        {footer}
      </Stack>
    </form>
  );
}
