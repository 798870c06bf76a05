import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

export const list = styleVariants({
  plain: { display: 'flex', flexDirection: 'column', gap: vars.space.sm },
  cards: {
    display: 'grid',
    gap: vars.space.sm,
    gridTemplateColumns: `repeat(auto-fit, minmax(min(${vars.measure.choice}, 100%), 1fr))`,
  },
});

const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.sm,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.ink.quiet, cursor: 'not-allowed' } },
});

export const option = styleVariants({
  plain: [
    row,
    {
      // The click targets of neighboring options meet halfway between them.
      paddingBlock: `calc(${vars.space.sm} / 2)`,
      marginBlock: `calc(${vars.space.sm} / -2)`,
    },
  ],
  cards: [
    row,
    {
      padding: vars.space.md,
      border: `${vars.stroke.thin} solid ${vars.edge.control}`,
      borderRadius: vars.radius.card,
      background: vars.ground.surface,
      selectors: {
        '&:has(:checked)': {
          borderColor: vars.accent.fill,
          boxShadow: `inset 0 0 0 ${vars.stroke.thin} ${vars.accent.fill}`,
          background: vars.accent.ground,
        },
        '&:has(:focus-visible)': {
          outline: `${vars.stroke.focus} solid ${vars.focus}`,
          outlineOffset: vars.stroke.focusGap,
        },
        '&:has([data-invalid]):not(:has(:checked))': { borderColor: vars.tone.critical.text },
      },
      '@media': {
        [media.hover]: {
          selectors: {
            '&:hover:not(:has(:checked, :disabled))': { borderColor: vars.ink.quiet },
          },
        },
        [media.forcedColors]: {
          selectors: { '&:has(:checked)': { borderWidth: vars.stroke.thick } },
        },
      },
    },
  ],
});

export const input = style({
  appearance: 'none',
  flex: 'none',
  width: vars.control.check,
  height: vars.control.check,
  border: `${vars.stroke.thin} solid ${vars.edge.control}`,
  borderRadius: vars.radius.full,
  background: vars.ground.surface,
  cursor: 'inherit',
  selectors: {
    // The dot is drawn as a thick border, which is also visible with forced colors.
    '&:checked': {
      borderWidth: `calc(${vars.control.check} * 0.3)`,
      borderColor: vars.accent.fill,
    },
    '&[data-invalid]': { borderColor: vars.tone.critical.text },
    '&:disabled': { borderColor: vars.edge.quiet, background: vars.ground.sunken },
    [`${option.cards} > &:focus-visible`]: { outline: 'none' },
  },
});

export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const name = style({ color: vars.ink.strong });

export const cardName = style([name, { fontWeight: vars.weight.medium }]);

export const description = style({
  color: vars.ink.quiet,
  fontSize: vars.text.small,
  textWrap: 'pretty',
});
