import { style } from '@vanilla-extract/css';
import { box as fieldBox, input as fieldInput } from '../../internal/field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { codeLength } from './oneTimeCode.ts';

/** Between two digits. Digits are tabular, so that each is as wide as a 0. */
const gap = '0.6ch';
const digitAndGap = `(1ch + ${gap})`;

/** As wide as its code, which says how much is asked. */
export const box = style([fieldBox, { alignSelf: 'flex-start', maxWidth: '100%' }]);

export const input = style([
  fieldInput,
  {
    boxSizing: 'content-box',
    flex: '0 1 auto',
    // The rest is for the caret: behind the last digit it would scroll the first one out of sight.
    width: `calc(${codeLength} * ${digitAndGap} + 2px)`,
    paddingInline: vars.space.md,
    fontSize: vars.text.title,
    fontWeight: vars.weight.medium,
    letterSpacing: gap,
    // One place for each digit, drawn below it.
    backgroundImage: `linear-gradient(to right, ${vars.edge.control} 1ch, transparent 1ch)`,
    backgroundOrigin: 'content-box',
    backgroundClip: 'content-box',
    backgroundPosition: `left bottom ${vars.space.xs}`,
    backgroundRepeat: 'repeat-x',
    backgroundSize: `calc${digitAndGap} ${vars.stroke.thin}`,
  },
]);
