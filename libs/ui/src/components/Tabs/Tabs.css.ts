import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  minWidth: 0,
});

/** Scrolls sideways when its tabs are wider than the page. */
export const list = style({
  display: 'flex',
  gap: vars.space.xs,
  overflowX: 'auto',
  borderBlockEnd: `${vars.stroke.thin} solid ${vars.edge.quiet}`,
});

export const tab = style({
  flex: 'none',
  minHeight: vars.control.height,
  padding: `0 ${vars.space.sm}`,
  border: 0,
  borderBlockEnd: `${vars.stroke.thick} solid transparent`,
  background: 'transparent',
  color: vars.ink.quiet,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': { borderBlockEndColor: vars.accent.fill, color: vars.accent.text },
    // Draws the focus ring inside the tab, since the list clips its overflow.
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.stroke.focus})` },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-selected="true"])': { color: vars.ink.strong } },
    },
    [media.forcedColors]: {
      // Forced colors would show the transparent border of every tab.
      selectors: {
        '&[aria-selected="true"]': { borderBlockEndColor: 'Highlight' },
        '&:not([aria-selected="true"])': { borderBlockEndColor: 'Canvas' },
      },
    },
  },
});

export const panel = style({ minWidth: 0 });
