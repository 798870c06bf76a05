import type { Enrollment } from '@bank-bonuses/auth';
import { ErrorSummary, OneTimeCodeField, Stack, Text, TextLink } from '@bank-bonuses/ui';
import { useEffect, useRef, useState } from 'react';
import { codeError } from '../factorTexts.ts';
import type { SecurityError } from '../apps/securityError.ts';
import * as styles from './ConfirmAppForm.css.ts';
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

  const instruction = useRef<HTMLParagraphElement>(null);
  const hasSent = useRef(false);

  // The form of the name is gone. On a small screen the field lies below what is to be done first.
  useEffect(() => instruction.current?.focus(), []);
  useEffect(() => {
    // A field that was disabled has lost the focus.
    if (hasSent.current && !isBusy) field.current?.focus();
    hasSent.current ||= isBusy;
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
        <Text ref={instruction} tabIndex={-1}>
          Scan this with your authenticator app:
        </Text>
        <QrCode text={enrollment.uri} label="QR code for your authenticator app" />
        {opensApp(enrollment.uri) && (
          <div className={styles.samePhone}>
            <TextLink href={enrollment.uri}>Open in the authenticator app on this device</TextLink>
          </div>
        )}
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

/** The address is the sign-in service's: no other kind of link is followed. */
const opensApp = (uri: string) => uri.startsWith('otpauth://totp/');
