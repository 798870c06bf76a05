import type { Enrollment } from '@bank-bonuses/auth';
import { Text, TextLink } from '@bank-bonuses/ui';
import { useEffect, useRef } from 'react';
import type { SecurityError } from '../apps/securityError.ts';
import { DialogCodeForm } from '../codes/DialogCodeForm.tsx';
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
export function ConfirmAppForm({ enrollment, ...form }: ConfirmAppFormProps) {
  const instruction = useRef<HTMLParagraphElement>(null);

  // The name's form was removed. On a small screen the field is below the first instruction.
  useEffect(() => instruction.current?.focus(), []);

  return (
    <DialogCodeForm {...form} hint="The six digits that the app shows now">
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
    </DialogCodeForm>
  );
}

/** The address is the sign-in service's: no other kind of link is followed. */
const opensApp = (uri: string) => uri.startsWith('otpauth://totp/');
