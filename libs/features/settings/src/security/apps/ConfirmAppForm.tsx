import type { Enrollment } from '@bank-bonuses/auth';
import { ErrorSummary, OneTimeCodeField, Stack, Text } from '@bank-bonuses/ui';
import { useEffect, useRef, useState } from 'react';
import { codeError } from '../codeError.ts';
import type { SecurityError } from '../securityError.ts';
import { QrCode } from './QrCode.tsx';
import { SecretKey } from './SecretKey.tsx';

export interface ConfirmAppFormProps {
  id: string;
  enrollment: Enrollment;
  isBusy: boolean;
  error: SecurityError | undefined;
  onSubmit: (code: string) => void;
}

/** Second step: the secret for the app, and the code that proves that it has it. */
export function ConfirmAppForm({ id, enrollment, isBusy, error, onSubmit }: ConfirmAppFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [fieldError, setFieldError] = useState<string>();
  const isWrong = error?.code === 'mfa_verification_failed';

  useEffect(() => {
    // The form of the name is gone, and a field that was disabled has lost the focus.
    if (!isBusy) field.current?.focus();
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
        <Text>Scan this with your authenticator app:</Text>
        <QrCode text={enrollment.uri} label="QR code for your authenticator app" />
        <SecretKey secret={enrollment.secret} />
        <OneTimeCodeField
          ref={field}
          label="6-digit code"
          hint="The six digits that the app shows now"
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
      </Stack>
    </form>
  );
}
