import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';
import { columns, roomy } from '../columns.ts';

/**
 * The total is first and widest; where it needs the whole width, the counts share a line below it.
 */
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
