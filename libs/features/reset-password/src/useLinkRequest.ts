import { useAuth } from '@bank-bonuses/auth';
import { useState } from 'react';
import { findEmailProblem } from './checks.ts';
import { failedCall, type FailedCall } from './failedCall.ts';
import { useCooldown } from './useCooldown.ts';

/** The address to recover, and the mail that is asked for it. */
export interface LinkRequest {
  email: string;
  setEmail: (email: string) => void;
  /** What is wrong with the address; a new object for every attempt to use it. */
  emailProblem: { text: string } | undefined;
  /** The address when it can be used; otherwise `emailProblem` says why not. */
  usableEmail: () => string | undefined;
  status: 'idle' | 'sending' | 'sent' | 'failed';
  /** Why it failed last. */
  failure: FailedCall | undefined;
  /** The address that the last mail went to. */
  sentTo: string | undefined;
  /** Seconds until this address may get another mail. */
  secondsLeft: number;
  send: () => Promise<void>;
}

export function useLinkRequest(initialEmail = ''): LinkRequest {
  const auth = useAuth();
  const cooldown = useCooldown();
  const [email, setEmail] = useState(initialEmail);
  const [emailProblem, setEmailProblem] = useState<LinkRequest['emailProblem']>();
  const [status, setStatus] = useState<LinkRequest['status']>('idle');
  const [failure, setFailure] = useState<FailedCall>();
  const [sentTo, setSentTo] = useState<string>();

  const usableEmail = () => {
    const trimmed = email.trim();
    const text = findEmailProblem(trimmed);
    setEmailProblem(text === undefined ? undefined : { text });
    return text === undefined ? trimmed : undefined;
  };

  const send = async () => {
    const address = usableEmail();
    if (address === undefined) return;
    setStatus('sending');
    try {
      await auth.requestPasswordReset(address);
      setSentTo(address);
      cooldown.start();
      setStatus('sent');
    } catch (error) {
      setFailure(failedCall(error, 'An error occurred during password reset'));
      setStatus('failed');
    }
  };

  const secondsLeft = email.trim() === sentTo ? cooldown.secondsLeft : 0;
  return {
    email,
    setEmail,
    emailProblem,
    usableEmail,
    status,
    failure,
    sentTo,
    secondsLeft,
    send,
  };
}
