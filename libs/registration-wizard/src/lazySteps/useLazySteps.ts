import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { hasDraft } from '../draft/draftKey.ts';
import type { RegistrationForm } from '../form/registrationForm.ts';
import type * as Module from './lazySteps.tsx';
import { loadLazySteps } from './loadLazySteps.ts';
import { storePhotos } from '../photos/storePhotos.ts';
import type { PhotoQueue } from '../photos/photoQueue.ts';

/** The steps behind the first one, at work on one form. */
export interface LazySteps {
  module: typeof Module;
  photoQueue: PhotoQueue;
}

/**
 * The lazy steps once they are loaded, and the way to load them: at once when one of them shows, or
 * when the tab keeps answers to bring back.
 */
export function useLazySteps(form: UseFormReturn<RegistrationForm>, isNeeded: boolean) {
  const [lazySteps, setLazySteps] = useState<LazySteps>();

  const load = async (): Promise<LazySteps> => {
    if (lazySteps) return lazySteps;
    const loaded = putToWork(await loadLazySteps(), form);
    // Two calls may have waited for the same module; the first one's queue stays.
    setLazySteps((current) => current ?? loaded);
    return loaded;
  };

  useEffect(() => {
    if (!isNeeded && !hasDraft()) return;
    loadLazySteps().then(
      (module) => setLazySteps((current) => current ?? putToWork(module, form)),
      () => undefined,
    );
  }, [isNeeded, form]);

  return { lazySteps, load };
}

function putToWork(module: typeof Module, form: UseFormReturn<RegistrationForm>): LazySteps {
  const photoQueue = module.createPhotoQueue({
    prepare: (file) => module.preparePhoto(file),
    onResult: storePhotos(form),
  });
  return { module, photoQueue };
}
