import { useCallback, useEffect, useRef, useState, type Dispatch } from 'react';
import { hasDraft } from '../draft/draftKey.ts';
import { keepRules } from '../fields/loadedRules.ts';
import type * as LaterCode from '../later.ts';
import type { WizardAction } from '../state/wizard.ts';

/** The code of everything after the first view. */
export type Later = typeof LaterCode;

/** Loads the later code, and keeps its rules. */
export async function loadLater(): Promise<Later> {
  const later = await import('../later.ts');
  keepRules(later.rules);
  return later;
}

/**
 * Returns the later code once it is loaded. It is loaded by Next, on a later step, and if the tab
 * has a draft to restore. At the first focus the portal's `beforePaint.js` fetches the files ahead.
 * @param isNeeded whether the page cannot be shown without the code
 */
export function useLater(isNeeded: boolean, dispatch: Dispatch<WizardAction>, load = loadLater) {
  const [later, setLater] = useState<Later>();
  const hasFailed = useRef(false);
  const loadNow = useCallback(
    () =>
      load().then(
        (loaded) => {
          setLater(loaded);
          return loaded;
        },
        () => {
          dispatch({ type: 'notLoaded', isRepeated: hasFailed.current });
          hasFailed.current = true;
          return undefined;
        },
      ),
    [load, dispatch],
  );
  // An effect, because the prerendered HTML knows no draft, and because a draft is restored only
  // into a form that is mounted.
  useEffect(() => {
    if (isNeeded || hasDraft()) void loadNow();
  }, [isNeeded, loadNow]);
  return { later, loadLater: loadNow };
}
