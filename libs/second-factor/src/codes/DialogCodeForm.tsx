import { ErrorSummary, OneTimeCodeField, Stack } from '@bank-bonuses/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { codeError } from '../factorMessages.ts';
import type { SecurityError } from '../apps/securityError.ts';

export interface DialogCodeFormProps {
  id: string;
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
  children: ReactNode;
  /** Content below the field. */
  footer?: ReactNode;
}

/** Asks for six digits within a dialog. The dialog's footer has the buttons. */
export function DialogCodeForm({
  id,
  description,
  isBusy,
  error,
  wrongCode = 'mfa_verification_failed',
  takesFocus = false,
  onSubmit,
  children,
  footer,
}: DialogCodeFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [fieldError, setFieldError] = useState<string>();
  const isWrong = error?.code === wrongCode;
  const wasBusy = useRef(takesFocus);
  useEffect(() => {
    // The field was disabled during the call and has lost the focus.
    if (wasBusy.current && !isBusy) field.current?.focus();
    wasBusy.current ||= isBusy;
  }, [isBusy]);

  return (
    <form
      id={id}
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
          value={code}
          disabled={isBusy}
          error={fieldError ?? (isWrong ? error.message : undefined)}
          onValueChange={(digits) => {
            setCode(digits);
            setFieldError(undefined);
          }}
        />
        {error && !isWrong && (
          <ErrorSummary message={error.message} offersReload={error.offersReload} />
        )}
        {footer}
      </Stack>
    </form>
  );
}
