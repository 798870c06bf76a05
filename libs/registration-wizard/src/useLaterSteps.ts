import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { hasDraft } from './draft/draftKey.ts';
import type { RegistrationForm } from './form/registrationForm.ts';
import type * as Module from './laterSteps.tsx';
import { loadLaterSteps } from './loadLaterSteps.ts';
import { keepPhotos } from './photos/keepPhotos.ts';
import type { PhotoDesk } from './photos/photoDesk.ts';

/** The steps behind the first one, at work on one form. */
export interface LaterSteps {
  module: typeof Module;
  desk: PhotoDesk;
}

/**
 * The later steps once they are loaded, and the way to load them: at once when one of them shows, or
 * when the tab keeps answers to bring back.
 */
export function useLaterSteps(form: UseFormReturn<RegistrationForm>, isNeeded: boolean) {
  const [later, setLater] = useState<LaterSteps>();

  const load = async (): Promise<LaterSteps> => {
    if (later) return later;
    const loaded = putToWork(await loadLaterSteps(), form);
    // Two calls may have waited for the same module; the first one's desk stays.
    setLater((current) => current ?? loaded);
    return loaded;
  };

  useEffect(() => {
    if (!isNeeded && !hasDraft()) return;
    loadLaterSteps().then(
      (module) => setLater((current) => current ?? putToWork(module, form)),
      () => undefined,
    );
  }, [isNeeded, form]);

  return { later, load };
}

function putToWork(module: typeof Module, form: UseFormReturn<RegistrationForm>): LaterSteps {
  const desk = module.createPhotoDesk({
    prepare: (file) => module.preparePhoto(file),
    onResult: keepPhotos(form),
  });
  return { module, desk };
}
