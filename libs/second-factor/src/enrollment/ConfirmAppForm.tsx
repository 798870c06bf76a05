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

/**
 * Renders the second step: the secret for the app, and a field for the code, which proves that the
 * app has the secret.
 */
export function ConfirmAppForm({ enrollment, ...form }: ConfirmAppFormProps) {
  const instruction = useRef<HTMLParagraphElement>(null);

  // The name's form, which had the focus, is no longer rendered. The instruction gets the focus
  // instead of the field, which is further down on a small screen.
  useEffect(() => instruction.current?.focus(), []);

  return (
    <DialogCodeForm {...form} description="The six digits that the app shows now">
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

/**
 * Returns whether a link opens an authenticator app. The URL comes from the sign-in service, and no
 * other kind of link is allowed.
 */
const opensApp = (uri: string) => uri.startsWith('otpauth://totp/');
