import { afterPress } from '@bank-bonuses/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { hasDraft } from '../draft/draftKey.ts';
import type { RegistrationForm } from '../form/registrationForm.ts';
import type { LazySteps } from './lazySteps.tsx';
import { loadLazySteps } from './loadLazySteps.ts';

/**
 * Returns the lazy steps once they are loaded, and the function that loads them. They load without delay when
 * one of them is shown, or when the tab has a draft to restore.
 */
export function useLazyStepsLoader(form: UseFormReturn<RegistrationForm>, isNeeded: boolean) {
  const [lazySteps, setLazySteps] = useState<LazySteps>();
  const created = useRef<LazySteps>(undefined);

  const load = useCallback(async (): Promise<LazySteps> => {
    const { createLazySteps } = await loadLazySteps();
    // The lazy steps show advice on the current answers, so the update waits until a pending press
    // is handled.
    await new Promise<void>((done) => void afterPress(done));
    // Two calls may have waited for the same module. They must share one photo queue and one
    // remembered user.
    created.current ??= createLazySteps(form);
    setLazySteps(created.current);
    return created.current;
  }, [form]);

  useEffect(() => {
    if (isNeeded || hasDraft()) load().catch(() => undefined);
  }, [isNeeded, load]);

  return { lazySteps, load };
}
