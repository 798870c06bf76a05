import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Below this width columns would break words, so the entries are stacked. */
const narrow = '(max-width: 40em)';

/** The text color of the most important cells; less contrast while other rows load. */
const strongInk = createVar();

export const root = style({ containerType: 'inline-size', minWidth: 0 });

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  color: vars.ink.normal,
  vars: { [strongInk]: vars.ink.strong },
  selectors: {
    '&[data-loading]': { color: vars.ink.quiet, vars: { [strongInk]: vars.ink.quiet } },
  },
});

export const stacking = style({ '@container': { [narrow]: { display: 'block' } } });

const row = style({ borderBlockEnd: `${vars.stroke.thin} solid ${vars.edge.quiet}` });

export const lastRow = style({ borderBlockEnd: 0 });

export const rows = styleVariants({
  columns: [row],
  stacking: [
    row,
    {
      '@container': {
        [narrow]: {
          display: 'grid',
          gridTemplateAreas: '"title figure" "note aside" "foot foot"',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          columnGap: vars.space.md,
          paddingBlock: vars.space.sm,
          // Puts a long amount on its own line; beside a name it would leave too little room for
          // the name.
          selectors: {
            '&:has([data-long])': {
              gridTemplateAreas: '"title title" "figure figure" "note aside" "foot foot"',
            },
          },
        },
      },
    },
  ],
});

/** A row without data that only reserves space. */
export const unseen = style({ visibility: 'hidden', borderColor: 'transparent' });

export const body = style({ '@container': { [narrow]: { display: 'block' } } });

/** The header row: visually hidden in stacked entries, but available to screen readers. */
export const head = style({
  '@container': {
    [narrow]: {
      position: 'absolute',
      width: vars.stroke.thin,
      height: vars.stroke.thin,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

const cell = style({
  padding: `${vars.space.sm} ${vars.space.xs}`,
  verticalAlign: 'baseline',
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
  // In stacked entries, a long run of combining marks cannot wrap, so it is clipped.
  overflowX: 'clip',
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0 },
  },
});

export const align = styleVariants({
  start: [cell, { textAlign: 'start' }],
  end: [
    cell,
    {
      // A wider gap, since the end of the amount is next to the start of the next column's text.
      paddingInlineEnd: vars.space.xl,
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
  ],
});

/** For dates and similar values, which should not wrap. */
export const oneLine = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });

export const header = style({
  color: vars.ink.quiet,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  overflowWrap: 'normal',
});

export const strong = style({ color: strongInk });

const place = (gridArea: string) => ({
  '@container': { [narrow]: { gridArea, display: 'block', padding: 0 } },
});

const small = { color: vars.ink.quiet, fontSize: vars.text.small };

const smallPlace = (gridArea: string) => ({
  '@container': { [narrow]: { gridArea, display: 'block', padding: 0, ...small } },
});

/** Position of a cell in a stacked entry. */
export const narrowPlace = styleVariants({
  title: {
    '@container': {
      [narrow]: {
        gridArea: 'title',
        display: 'block',
        padding: 0,
        color: strongInk,
        fontWeight: vars.weight.medium,
      },
    },
  },
  figure: place('figure'),
  note: smallPlace('note'),
  aside: {
    '@container': {
      [narrow]: { ...small, gridArea: 'aside', display: 'block', padding: 0, textAlign: 'end' },
    },
  },
  foot: smallPlace('foot'),
});

export const empty = style({
  padding: `${vars.space.xxl} ${vars.space.md}`,
  color: vars.ink.quiet,
  textAlign: 'center',
});

export const emptyRow = style({ '@container': { [narrow]: { display: 'block' } } });

export const emptyCell = style({ '@container': { [narrow]: { display: 'block' } } });
