import {
  waitText,
  AuthError,
  mailIntervalSeconds,
  useAuth,
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
  const { status, formError, secondsLeft, send } = useConfirmationMail(email, wasSentNow);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The countdown disables the button that had the focus.
    if (status === 'sent' && document.activeElement === document.body) notice.current?.focus();
  }, [status]);

  return (
    <Stack gap="sm">
      {status === 'sent' ? (
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
          loading={status === 'sending'}
          loadingText="Sending..."
          disabled={secondsLeft > 0}
          onClick={send}
        >
          Send a new confirmation email
        </Button>
      </Inline>
      {secondsLeft > 0 && (
        <Text tone="quiet" size="small">
          {`You can request another email in ${waitText(secondsLeft)}.`}
        </Text>
      )}
      {formError && <ErrorSummary {...formError} />}
      <WrongAddress />
    </Stack>
  );
}

interface ConfirmationMail {
  status: 'idle' | 'sending' | 'sent' | 'failed';
  /** The error of the last failed request. */
  formError: { message: string; offersReload: boolean } | undefined;
  /** Seconds until the address may receive another mail. */
  secondsLeft: number;
  send: () => void;
}

/** Sends the confirmation mail of an address again, with a wait between two mails. */
function useConfirmationMail(email: string, wasSentNow: boolean): ConfirmationMail {
  const auth = useAuth();
  const announce = useAnnounce();
  const cooldown = useMailCooldown(wasSentNow ? mailIntervalSeconds : 0, () =>
    announce('You can request another email now.'),
  );
  const [state, setState] = useState<Pick<ConfirmationMail, 'status' | 'formError'>>({
    status: 'idle',
    formError: undefined,
  });

  /**
   * Starts the countdown and announces it once. Later changes of the countdown are not announced.
   */
  const wait = (seconds?: number) =>
    announce(`You can request another email in ${waitText(cooldown.start(seconds))}.`);

  const send = async () => {
    setState({ status: 'sending', formError: undefined });
    try {
      await auth.resendConfirmation(email);
      wait();
      setState({ status: 'sent', formError: undefined });
    } catch (error) {
      const known = error instanceof AuthError ? error : undefined;
      if (known?.retryAfterSeconds) wait(known.retryAfterSeconds);
      const message = known?.message || 'The email could not be sent.';
      setState({
        status: 'failed',
        formError: { message, offersReload: known?.needsReload ?? false },
      });
    }
  };
  return { ...state, secondsLeft: cooldown.secondsLeft, send: () => void send() };
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
