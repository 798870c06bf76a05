import { formatCount } from '@bank-bonuses/product';

/** Returns '1 entry', or '1,234 entries'. */
export const entriesText = (count: number) =>
  `${formatCount(count)} ${count === 1 ? 'entry' : 'entries'}`;
