import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
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

/** The later steps once they are loaded, and the way to load them; at once when one of them shows. */
export function useLaterSteps(form: UseFormReturn<RegistrationForm>, isNeeded: boolean) {
  const [later, setLater] = useState<LaterSteps>();
  const load = async (): Promise<LaterSteps> => {
    if (later) return later;
    const module = await loadLaterSteps();
    const desk = module.createPhotoDesk({
      prepare: (file) => module.preparePhoto(file),
      onResult: keepPhotos(form),
    });
    const loaded = { module, desk };
    // Two calls may have waited for the same module; the first one's desk stays.
    setLater((current) => current ?? loaded);
    return loaded;
  };
  const loadNow = useEffectEvent(() => void load().catch(() => undefined));
  useEffect(() => {
    if (isNeeded) loadNow();
  }, [isNeeded]);
  return { later, load };
}
