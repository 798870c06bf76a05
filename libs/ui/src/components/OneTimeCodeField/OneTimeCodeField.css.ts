import { style } from '@vanilla-extract/css';
import { box as fieldBox, input as fieldInput } from '../../internal/field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { codeLength } from './oneTimeCode.ts';

/** Space between two digits. All digits are as wide as a 0 (`1ch`), because they are tabular. */
const gap = '0.6ch';
const digitAndGap = `(1ch + ${gap})`;

/** Space after the last digit; without it, the caret would scroll the first digit out of view. */
const caretRoom = '0.2ch';

/**
 * Space before each digit's underline. Larger than `caretRoom`, since rounding would otherwise show
 * the start of a seventh line.
 */
const placeStart = '0.3ch';

/** Exactly as wide as the code, which shows how many digits are expected. */
export const box = style([fieldBox, { alignSelf: 'flex-start', maxWidth: '100%' }]);

export const input = style([
  fieldInput,
  {
    boxSizing: 'content-box',
    flex: '0 1 auto',
    width: `calc(${codeLength} * ${digitAndGap} + ${caretRoom})`,
    paddingInline: vars.space.md,
    fontSize: vars.text.title,
    fontWeight: vars.weight.medium,
    letterSpacing: gap,
    // A line below each digit.
    backgroundImage: `linear-gradient(to right, transparent ${placeStart}, ${vars.edge.control} ${placeStart} calc(1ch - ${caretRoom}), transparent calc(1ch - ${caretRoom}))`,
    backgroundOrigin: 'content-box',
    backgroundClip: 'content-box',
    backgroundPosition: `left bottom ${vars.space.xs}`,
    backgroundRepeat: 'repeat-x',
    backgroundSize: `calc${digitAndGap} ${vars.stroke.thin}`,
  },
]);
