import { useLayoutEffect, type Dispatch } from 'react';
import type { Location } from 'react-router';
import { hasDraft } from '../draft/draftKey.ts';
import { noteOfEntry, stepOfEntry } from '../state/historyEntry.ts';
import type { WizardAction } from '../state/wizard.ts';

/**
 * After a reload, returns to the step of the history entry, or to its completed registration. In an effect,
 * since the prerendered HTML has the first step; before the paint, so that the first step does not flash.
 * @param entry what the wizard began on
 */
export function useReload(entry: Location, dispatch: Dispatch<WizardAction>): void {
  useLayoutEffect(() => {
    const note = noteOfEntry(entry.state);
    if (note) dispatch({ type: 'registeredBefore', note });
    else if (hasDraft()) dispatch({ type: 'reloaded', step: stepOfEntry(entry.state) });
  }, [dispatch, entry]);
}
