import { storedText } from '../../storedText.ts';
import { useStore } from '../../store.ts';

/** 'yes' while amounts are hidden, otherwise absent. */
const stored = storedText('bank-bonuses.hide-amounts');

/** Hides or shows every amount, in all tabs, until the customer changes the setting. */
export const hideAmounts = (hidden: boolean): void => stored.set(hidden ? 'yes' : undefined);

/** Returns whether the customer has hidden the amounts. */
export const useHiddenAmounts = (): boolean => useStore(stored) === 'yes';
