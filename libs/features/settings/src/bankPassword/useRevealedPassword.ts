import { CanceledError, type ApiClient } from '@bank-bonuses/api-client';
import { revealBankPassword } from '@bank-bonuses/api-client/queries';
import { useApiClient } from '@bank-bonuses/api-client/react';
import { useAnnounce } from '@bank-bonuses/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { failureReason } from '../failureReason.ts';

/** Milliseconds until a revealed password is hidden again. */
const shownFor = 30_000;

type State =
  | { status: 'hidden' }
  | { status: 'fetching' }
  | { status: 'shown'; password: string }
  | { status: 'failed'; message: string };

/** Loads the bank password on demand, and keeps it in state only while it is shown. */
export function useRevealedPassword() {
  const client = useApiClient();
  const announce = useAnnounce();
  const [state, setState] = useState<State>({ status: 'hidden' });
  const call = useRef<AbortController>(undefined);

  const hide = useCallback(() => {
    call.current?.abort();
    setState({ status: 'hidden' });
  }, []);

  const reveal = async () => {
    const { signal } = (call.current = new AbortController());
    setState({ status: 'fetching' });
    const next = await fetchPassword(client, signal);
    // Drops the response if the password was hidden, or the component was unmounted.
    if (!signal.aborted) setState(next);
  };

  useEffect(() => () => call.current?.abort(), []);

  const isOnScreen = state.status === 'shown';
  useEffect(() => {
    if (!isOnScreen) return;
    // Announces that the password is shown or hidden, but not the password.
    announce('The password is shown for 30 seconds');
    const timer = setTimeout(hide, shownFor);
    return () => {
      clearTimeout(timer);
      announce('The password is hidden');
    };
  }, [isOnScreen, hide, announce]);

  const isSecret = isOnScreen || state.status === 'fetching';
  useEffect(() => {
    if (!isSecret) return;
    const hideUnseen = () => {
      if (document.visibilityState === 'hidden') hide();
    };
    window.addEventListener('blur', hide);
    window.addEventListener('pagehide', hide);
    document.addEventListener('visibilitychange', hideUnseen);
    return () => {
      window.removeEventListener('blur', hide);
      window.removeEventListener('pagehide', hide);
      document.removeEventListener('visibilitychange', hideUnseen);
    };
  }, [isSecret, hide]);

  return { state, reveal, hide };
}

async function fetchPassword(client: ApiClient, signal: AbortSignal): Promise<State> {
  try {
    const password = await revealBankPassword(client, { signal });
    return password
      ? { status: 'shown', password }
      : { status: 'failed', message: 'There is no bank password yet.' };
  } catch (error) {
    if (error instanceof CanceledError) return { status: 'hidden' };
    const reason = failureReason(error, 'The request timed out. Please try again.');
    return {
      status: 'failed',
      message: ['The password could not be fetched.', reason].filter(Boolean).join(' '),
    };
  }
}
