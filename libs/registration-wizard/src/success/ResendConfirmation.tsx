import {
  waitText,
  AuthError,
  mailIntervalSeconds,
  useAuth,
  useAuthCall,
  useMailCooldown,
} from '@bank-bonuses/auth';
import { usePortalConfig, useSupportMail } from '@bank-bonuses/product/react';
import {
  Button,
  ErrorSummary,
  Inline,
  Notice,
  Stack,
  Text,
  TextLink,
  useAnnounce,
} from '@bank-bonuses/ui';
import { useEffect, useRef, useState } from 'react';

export interface ResendConfirmationProps {
  email: string;
  /** Whether the registration has just sent a mail. @default false */
  wasSentNow?: boolean;
}

/**
 * Renders a button that requests another confirmation mail, for an applicant whose mail was lost or
 * has expired.
 */
export function ResendConfirmation({ email, wasSentNow = false }: ResendConfirmationProps) {
  const auth = useAuth();
  const announce = useAnnounce();
  const { secondsLeft, start } = useMailCooldown(wasSentNow ? mailIntervalSeconds : 0, () =>
    announce('You can request another email now.'),
  );
  const notice = useRef<HTMLDivElement>(null);
  const { isBusy: isSending, error, run } = useAuthCall('The email could not be sent.');
  const [isSent, setSent] = useState(false);
  // Starts the countdown and announces it once. Its later changes are not announced.
  const wait = (seconds?: number) =>
    announce(`You can request another email in ${waitText(start(seconds))}.`);
  const send = async () => {
    setSent(false);
    try {
      await auth.resendConfirmation(email);
    } catch (thrown) {
      if (thrown instanceof AuthError && thrown.retryAfterSeconds) wait(thrown.retryAfterSeconds);
      throw thrown;
    }
    setSent(true);
    wait();
  };
  useEffect(() => {
    // The countdown disables the button that had the focus.
    if (isSent && document.activeElement === document.body) notice.current?.focus();
  }, [isSent]);

  return (
    <Stack gap="sm">
      {isSent ? (
        <Notice ref={notice} tabIndex={-1} tone="positive" role="status">
          {`We have sent a new confirmation email to ${email}. Open its link, then log in.`}
        </Notice>
      ) : (
        <Text>
          <span>
            {wasSentNow
              ? `The email is on its way to ${email}.`
              : `Open the link in the email that we sent to ${email} when you registered.`}
          </span>{' '}
          If you cannot find it, look in your spam folder or request a new one.
        </Text>
      )}
      <Inline>
        <Button
          variant="outline"
          loading={isSending}
          loadingText="Sending..."
          disabled={secondsLeft > 0}
          onClick={() => void run(send)}
        >
          Send a new confirmation email
        </Button>
      </Inline>
      {secondsLeft > 0 && (
        <Text tone="quiet" size="small">
          {`You can request another email in ${waitText(secondsLeft)}.`}
        </Text>
      )}
      {error && <ErrorSummary message={error.message} offersReload={error.needsReload} />}
      <WrongAddress />
    </Stack>
  );
}

/**
 * Renders advice for a mistyped address. The account already exists with that address, and a person
 * who reads its mail could take over the account.
 */
function WrongAddress() {
  const support = usePortalConfig()?.supportEmail;
  const link = useSupportMail({
    subject: 'Registered with a wrong address',
    asksReference: true,
  });
  return (
    <Text tone="quiet" size="small">
      Wrong address? It cannot be changed on this page, and our email may reach someone else. Please
      contact{' '}
      {link === undefined ? <span>support</span> : <TextLink href={link}>{support}</TextLink>} right
      away.
    </Text>
  );
}
