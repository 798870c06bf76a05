import { expect, test } from 'vitest';
import { stateCodeOf, stateName, states } from './states.ts';

test.each(states)('%s is the code of %s, however it is written', (code, name) => {
  for (const written of [code, code.toLowerCase(), name, ` ${name.toUpperCase()} `]) {
    expect(stateCodeOf(written)).toBe(code);
  }
  expect(stateName(code)).toBe(name);
});

test.each([
  ['ＡＺ', 'AZ'],
  ['US Virgin Islands', 'VI'],
  ['new  york', 'NY'],
])('reads %j as %s', (text, code) => {
  expect(stateCodeOf(text)).toBe(code);
});

test.each(['', 'A', 'ZZ', 'Ariz', 'Arizonas', 'Ontario', '42'])('knows no state %j', (text) => {
  expect(stateCodeOf(text)).toBeUndefined();
});
