import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';
import { columns, roomy } from '../columns.ts';

/** The total first and widest; the counts share a line below it where there is no room beside it. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.md,
  '@container': { [roomy]: { gridTemplateColumns: columns } },
});

export const sum = style({
  gridColumn: '1 / -1',
  display: 'grid',
  '@container': { [roomy]: { gridColumn: 'auto' } },
});
