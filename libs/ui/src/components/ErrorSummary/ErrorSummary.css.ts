import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  display: 'flex',
  gap: vars.space.sm,
  padding: vars.space.md,
  border: `${vars.stroke.thin} solid ${vars.tone.critical.text}`,
  borderRadius: vars.radius.control,
  background: vars.tone.critical.ground,
  color: vars.tone.critical.text,
  selectors: {
    '&[data-calm]': {
      // Centers the shorter text in the box, which keeps its height.
      flexWrap: 'wrap',
      alignContent: 'center',
      borderColor: vars.edge.control,
      background: vars.tone.info.ground,
      color: vars.tone.info.text,
    },
  },
});

export const icon = style({
  flex: 'none',
  width: vars.control.icon,
  height: vars.control.icon,
  marginBlockStart: vars.stroke.thick,
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  flex: 1,
  minWidth: 0,
});

export const title = style({ fontWeight: vars.weight.bold });

export const message = style({
  maxWidth: vars.measure.line,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const list = style({ display: 'flex', flexDirection: 'column' });

export const link = style({
  display: 'inline-block',
  paddingBlock: vars.space.xxs,
  borderRadius: `calc(${vars.radius.control} / 2)`,
  color: 'inherit',
  fontWeight: vars.weight.medium,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

// Links and buttons in the message are underlined and have the box's text color.
globalStyle(`${message} :is(a, button)`, { color: 'inherit' });
