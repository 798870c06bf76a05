import { useLayoutEffect, type Dispatch } from 'react';
import type { Location } from 'react-router';
import { hasDraft } from '../draft/draftKey.ts';
import { noteOfEntry, stepOfEntry } from '../state/historyEntry.ts';
import type { WizardAction } from '../state/wizard.ts';

/**
 * After a reload, leads back to the step of the history's entry, or to what it keeps of a registration. In an effect, since the page's HTML was
 * made with the first step in it; before the paint, so that the first step does not flash up again.
 *
 * @param entry what the wizard began on
 */
export function useReload(entry: Location, dispatch: Dispatch<WizardAction>): void {
  useLayoutEffect(() => {
    const note = noteOfEntry(entry.state);
    if (note) dispatch({ type: 'registeredBefore', note });
    else if (hasDraft()) dispatch({ type: 'reloaded', step: stepOfEntry(entry.state) });
  }, [dispatch, entry]);
}
