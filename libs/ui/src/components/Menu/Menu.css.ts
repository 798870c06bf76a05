import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const positioner = style({ zIndex: vars.layer.float });

export const popup = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 'var(--anchor-width)',
  maxWidth: `calc(100vw - 2 * ${vars.space.md})`,
  maxHeight: 'var(--available-height)',
  overflowY: 'auto',
  padding: vars.space.xs,
  border: `${vars.stroke.thin} solid ${vars.edge.control}`,
  borderRadius: vars.radius.control,
  background: vars.ground.surface,
  boxShadow: vars.shadow.float,
  outline: 'none',
});

const base = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minHeight: vars.control.height,
  padding: `0 ${vars.space.sm}`,
  borderRadius: vars.radius.control,
  outline: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-disabled]': { color: vars.ink.quiet, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-highlighted]': { outline: `${vars.stroke.thick} solid Highlight` } },
    },
  },
});

export const item = styleVariants({
  normal: [
    base,
    {
      color: vars.ink.normal,
      selectors: {
        '&[data-highlighted]': { background: vars.ground.sunken, color: vars.ink.strong },
      },
    },
  ],
  critical: [
    base,
    {
      color: vars.tone.critical.text,
      selectors: { '&[data-highlighted]': { background: vars.tone.critical.ground } },
    },
  ],
});
