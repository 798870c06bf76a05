import {
  AuthError,
  mailIntervalSeconds,
  useAuth,
  useMailCooldown,
  waitText,
} from '@bank-bonuses/auth';
import { useAnnounce } from '@bank-bonuses/ui';
import { useState } from 'react';

export interface ConfirmationMail {
  status: 'idle' | 'sending' | 'sent' | 'failed';
  /** Why it failed last. */
  formError: { message: string; offersReload: boolean } | undefined;
  /** Seconds until the address may get another mail. */
  secondsLeft: number;
  send: () => void;
}

/** The confirmation mail of an address, to be sent once more. */
export function useConfirmationMail(email: string, wasSentNow: boolean): ConfirmationMail {
  const auth = useAuth();
  const announce = useAnnounce();
  const cooldown = useMailCooldown(wasSentNow ? mailIntervalSeconds : 0);
  const [state, setState] = useState<Pick<ConfirmationMail, 'status' | 'formError'>>({
    status: 'idle',
    formError: undefined,
  });

  /** Said once: the seconds that go by are only to be seen. */
  const wait = (seconds?: number) =>
    announce(`You can ask for another email in ${waitText(cooldown.start(seconds))}.`);

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
