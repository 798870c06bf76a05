import type { Enrollment } from '@bank-bonuses/auth';
import { CopyField, Stack, Text, TextLink } from '@bank-bonuses/ui';
import { useEffect, useRef } from 'react';
import { CodeForm, type CodeFormProps } from '../codes/CodeForm.tsx';
import * as styles from './ConfirmAppForm.css.ts';
import { QrCode } from './QrCode.tsx';

export interface ConfirmAppFormProps extends Pick<
  CodeFormProps,
  'id' | 'isBusy' | 'error' | 'onSubmit'
> {
  enrollment: Enrollment;
}

/**
 * Renders the second step: the secret for the app, and a field for the code, which proves that the
 * app has the secret.
 */
export function ConfirmAppForm({ enrollment, ...form }: ConfirmAppFormProps) {
  const { uri, secret } = enrollment;
  const instruction = useRef<HTMLParagraphElement>(null);

  // The name's form, which had the focus, is no longer rendered. The instruction gets the focus
  // instead of the field, which is further down on a small screen.
  useEffect(() => instruction.current?.focus(), []);

  return (
    <CodeForm {...form} description="The six digits that the app shows now">
      <Text ref={instruction} tabIndex={-1}>
        Scan this with your authenticator app:
      </Text>
      <QrCode text={uri} label="QR code for your authenticator app" />
      {opensApp(uri) && (
        <div className={styles.samePhone}>
          <TextLink href={uri}>Open in the authenticator app on this device</TextLink>
        </div>
      )}
      <Stack gap="xs">
        <Text tone="quiet" size="small">
          If you cannot scan it, enter this key in the app:
        </Text>
        {/* In groups of four for typing. The button copies it without the spaces. */}
        <CopyField valueName="key" value={secret}>
          {(secret.match(/.{1,4}/g) ?? []).join(' ')}
        </CopyField>
      </Stack>
    </CodeForm>
  );
}

/**
 * Returns whether a link opens an authenticator app. The URL comes from the sign-in service, and no
 * other kind of link is allowed.
 */
const opensApp = (uri: string) => uri.startsWith('otpauth://totp/');
