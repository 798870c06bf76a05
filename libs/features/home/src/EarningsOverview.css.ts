import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

/** As high as the chart, so that nothing below it moves. */
export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xxs,
  minHeight: `calc(${vars.measure.chart} + ${vars.space.xxxl})`,
  textAlign: 'center',
});
