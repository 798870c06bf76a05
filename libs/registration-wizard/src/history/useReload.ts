import { useLayoutEffect, type Dispatch } from 'react';
import type { Location } from 'react-router';
import { hasDraft } from '../draft/draftKey.ts';
import { noteOfEntry, stepOfEntry } from './historyEntry.ts';
import type { WizardAction } from '../state/wizard.ts';

/**
 * Returns to the step of the history entry after a reload, or to the success view of its completed
 * registration. Runs in an effect, because the prerendered HTML contains the first step. Runs
 * before the paint, so that the first step is not visible for a moment.
 * @param entry the history entry on which the wizard started
 */
export function useReload(entry: Location, dispatch: Dispatch<WizardAction>): void {
  useLayoutEffect(() => {
    const note = noteOfEntry(entry.state);
    if (note) dispatch({ type: 'registeredBefore', note });
    else if (hasDraft()) dispatch({ type: 'reloaded', step: stepOfEntry(entry.state) });
  }, [dispatch, entry]);
}
