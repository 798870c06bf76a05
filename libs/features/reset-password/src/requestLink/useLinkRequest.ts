import { AuthError, useAuth, useMailCooldown, waitText } from '@bank-bonuses/auth';
import { foldCharacters, useAnnounce } from '@bank-bonuses/ui';
import { useState } from 'react';
import { findEmailError } from '../form/checks.ts';
import { toFormError, type FormError } from '../form/formError.ts';

/** The address to recover, and the request of its mail. */
export interface LinkRequest {
  email: string;
  setEmail: (email: string) => void;
  /** The error of the address; a new object for every attempt. */
  emailError: { text: string } | undefined;
  /** The address when it can be used; otherwise `emailError` says why not. */
  usableEmail: () => string | undefined;
  status: 'idle' | 'sending' | 'sent' | 'failed';
  /** Why it failed last. */
  formError: FormError | undefined;
  /** The address that the last mail went to. */
  sentTo: string | undefined;
  /** Seconds until this address may receive another mail. */
  secondsLeft: number;
  send: () => Promise<void>;
}

export function useLinkRequest(initialEmail = ''): LinkRequest {
  const auth = useAuth();
  const cooldown = useMailCooldown();
  const announce = useAnnounce();
  const [email, setEmail] = useState(initialEmail);
  const [emailError, setEmailError] = useState<LinkRequest['emailError']>();
  const [status, setStatus] = useState<LinkRequest['status']>('idle');
  const [formError, setFormError] = useState<FormError>();
  const [sentTo, setSentTo] = useState<string>();
  /** The address that the countdown is about. */
  const [waiting, setWaiting] = useState<string>();

  // A copied address has odd spaces around it and invisible characters inside.
  const plain = foldCharacters(email).trim();

  const usableEmail = () => {
    const text = findEmailError(plain);
    setEmailError(text === undefined ? undefined : { text });
    return text === undefined ? plain : undefined;
  };

  /** Said once: the seconds that go by are only to be seen. */
  const wait = (address: string, seconds?: number) => {
    setWaiting(address);
    const started = cooldown.start(seconds);
    announce(`You can ask for another link in ${waitText(started)}.`);
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
