import { useCallback, useEffect, useState } from 'react';
import { hasDraft } from '../draft/draftKey.ts';
import { loadRules } from '../fields/loadRules.ts';
import type * as LaterCode from '../later.ts';

/** The code of everything after the first view. */
export type Later = typeof LaterCode;

/** Loads the later code, with the rules of the steps. */
export async function loadLater(): Promise<Later> {
  const [later] = await Promise.all([import('../later.ts'), loadRules()]);
  return later;
}

/**
 * Returns the later code once it is loaded. It is loaded when the applicant begins, on a later step,
 * and if the tab has a draft to restore.
 * @param isNeeded whether the page cannot be shown without the code
 */
export function useLater(isNeeded: boolean, load = loadLater) {
  const [later, setLater] = useState<Later>();
  const [hasFailed, setFailed] = useState(false);
  const loadNow = useCallback(
    () =>
      load().then(
        (loaded) => {
          setLater(loaded);
          return loaded;
        },
        () => {
          setFailed(true);
          return undefined;
        },
      ),
    [load],
  );
  // An effect, because the prerendered HTML knows no draft, and because a draft is restored only
  // into a form that is mounted.
  useEffect(() => {
    if (isNeeded || hasDraft()) void loadNow();
  }, [isNeeded, loadNow]);
  return { later, hasFailed, loadLater: loadNow };
}
