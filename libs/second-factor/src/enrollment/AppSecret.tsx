import type { Enrollment } from '@bank-bonuses/auth';
import { CopyField, Stack, Text, TextLink } from '@bank-bonuses/ui';
import { takeFocus } from '../takeFocus.ts';
import * as styles from './AppSecret.css.ts';
import { QrCode } from './QrCode.tsx';

/** Renders the secret for the app as a QR code, a link and a text. */
export const AppSecret = ({ uri, secret }: Pick<Enrollment, 'uri' | 'secret'>) => (
  <>
    {/* Focused instead of the code field, which is further down on a small screen. */}
    <Text ref={takeFocus} tabIndex={-1}>
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
  </>
);

/**
 * Returns whether a link opens an authenticator app. The URL comes from the sign-in service, and no
 * other kind of link is allowed.
 */
const opensApp = (uri: string) => uri.startsWith('otpauth://totp/');
