import { afterPress } from '@bank-bonuses/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { hasDraft } from '../draft/draftKey.ts';
import type { RegistrationForm } from '../form/registrationForm.ts';
import type { LazySteps } from './lazySteps.tsx';
import { loadLazySteps } from './loadLazySteps.ts';

/**
 * The lazy steps once they are loaded, and the way to load them: at once when one of them shows, or
 * when the tab keeps answers to restore.
 */
export function useLazyStepsLoader(form: UseFormReturn<RegistrationForm>, isNeeded: boolean) {
  const [lazySteps, setLazySteps] = useState<LazySteps>();
  const created = useRef<LazySteps>(undefined);

  const load = useCallback(async (): Promise<LazySteps> => {
    const { createLazySteps } = await loadLazySteps();
    // Their advice on what stands there already comes up with them.
    await new Promise<void>((done) => void afterPress(done));
    // Two calls may have waited for the same module. They share one photo queue and one user memory.
    created.current ??= createLazySteps(form);
    setLazySteps(created.current);
    return created.current;
  }, [form]);

  useEffect(() => {
    if (isNeeded || hasDraft()) load().catch(() => undefined);
  }, [isNeeded, load]);

  return { lazySteps, load };
}
