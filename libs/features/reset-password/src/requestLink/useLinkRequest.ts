import { AuthError, useAuth, useMailCooldown, waitText } from '@bank-bonuses/auth';
import { asciiEmail } from '@bank-bonuses/product';
import { foldCharacters, useAnnounce } from '@bank-bonuses/ui';
import { useState } from 'react';
import { findEmailError } from '../form/checks.ts';
import { toFormError, type FormError } from '../form/formError.ts';

/** The state of a request for a recovery email, with the address that is typed for it. */
export interface LinkRequest {
  email: string;
  setEmail: (email: string) => void;
  /** Error of the typed address. Each attempt creates a new object. */
  emailError: { text: string } | undefined;
  /**
   * Validates the typed address. Returns it if it is valid, otherwise returns `undefined` and sets
   * `emailError`.
   */
  usableEmail: () => string | undefined;
  status: 'idle' | 'sending' | 'sent' | 'failed';
  /** Error of the last failed request. */
  formError: FormError | undefined;
  /** Email address to which the last email was sent. */
  sentTo: string | undefined;
  /** Seconds until another email may be sent to this address. */
  secondsLeft: number;
  send: () => Promise<void>;
}

export function useLinkRequest(initialEmail = ''): LinkRequest {
  const auth = useAuth();
  const announce = useAnnounce();
  const cooldown = useMailCooldown(0, () => announce('You can request another link now.'));
  const [email, setEmail] = useState(initialEmail);
  const [emailError, setEmailError] = useState<LinkRequest['emailError']>();
  const [status, setStatus] = useState<LinkRequest['status']>('idle');
  const [formError, setFormError] = useState<FormError>();
  const [sentTo, setSentTo] = useState<string>();
  /** Email address to which the countdown applies. */
  const [waiting, setWaiting] = useState<string>();

  // Copied addresses often contain surrounding spaces and invisible characters.
  const plain = asciiEmail(foldCharacters(email).trim());

  const usableEmail = () => {
    const text = findEmailError(plain);
    setEmailError(text === undefined ? undefined : { text });
    return text === undefined ? plain : undefined;
  };

  /**
   * Starts the countdown for the address, and announces its length once. The remaining seconds are
   * only displayed, not announced.
   */
  const wait = (address: string, seconds?: number) => {
    setWaiting(address);
    const started = cooldown.start(seconds);
    announce(`You can request another link in ${waitText(started)}.`);
  };

  const send = async () => {
    const address = usableEmail();
    if (address === undefined) return;
    setStatus('sending');
    try {
      await auth.requestPasswordReset(address);
      setSentTo(address);
      wait(address);
      setStatus('sent');
    } catch (error) {
      if (error instanceof AuthError && error.retryAfterSeconds) {
        wait(address, error.retryAfterSeconds);
      }
      setFormError(toFormError(error, 'An error occurred during password reset'));
      setStatus('failed');
    }
  };

  const secondsLeft = plain === waiting ? cooldown.secondsLeft : 0;
  return {
    email,
    setEmail,
    emailError,
    usableEmail,
    status,
    formError,
    sentTo,
    secondsLeft,
    send,
  };
}
