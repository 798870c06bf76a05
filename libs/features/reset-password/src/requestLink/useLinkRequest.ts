import { AuthError, useAuth, useAuthCall, useMailCooldown, waitText } from '@bank-bonuses/auth';
import { asciiEmail } from '@bank-bonuses/product';
import { foldCharacters, useAnnounce } from '@bank-bonuses/ui';
import { useState } from 'react';

/** The state of a request for a recovery email, with the address that is typed for it. */
export type LinkRequest = ReturnType<typeof useLinkRequest>;

export function useLinkRequest(initialEmail = '') {
  const auth = useAuth();
  const announce = useAnnounce();
  const cooldown = useMailCooldown(0, () => announce('You can request another link now.'));
  const { isBusy, error, run } = useAuthCall('An error occurred during password reset');
  const [email, setEmail] = useState(initialEmail);
  /** Each attempt creates a new object. */
  const [emailError, setEmailError] = useState<{ text: string }>();
  /** Email address to which the last email was sent. */
  const [sentTo, setSentTo] = useState<string>();
  /** Email address to which the countdown applies. */
  const [waiting, setWaiting] = useState<string>();

  // Copied addresses often contain surrounding spaces and invisible characters.
  const plain = asciiEmail(foldCharacters(email).trim());

  /**
   * Validates the typed address. Returns it if it is valid, otherwise returns `undefined` and sets
   * `emailError`.
   */
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
    await run(async () => {
      try {
        await auth.requestPasswordReset(address);
      } catch (thrown) {
        const seconds = thrown instanceof AuthError ? thrown.retryAfterSeconds : undefined;
        if (seconds) wait(address, seconds);
        throw thrown;
      }
      setSentTo(address);
      wait(address);
    });
  };

  return {
    email,
    setEmail,
    emailError,
    usableEmail,
    isSending: isBusy,
    isSent: sentTo !== undefined && !isBusy && !error,
    error,
    sentTo,
    /** Seconds until another email may be sent to this address. */
    secondsLeft: plain === waiting ? cooldown.secondsLeft : 0,
    send,
  };
}

/** Returns the error text for an email address, or `undefined` if it is valid. */
function findEmailError(email: string): string | undefined {
  if (email === '') return 'Please enter your email address';
  return /^[^\s@]+@[^\s@]+$/.test(email) ? undefined : 'Please enter a valid email address';
}
