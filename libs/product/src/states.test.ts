import { expect, test } from 'vitest';
import { stateCodeOf, stateFieldText, stateName, states } from './states.ts';

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
  ['Washington, D.C.', 'DC'],
  ['Washington DC', 'DC'],
  ['Washington', 'WA'],
])('reads %j as %s', (text, code) => {
  expect(stateCodeOf(text)).toBe(code);
});

test.each(['', 'A', 'ZZ', 'Ariz', 'Arizonas', 'Ontario', '42'])('knows no state %j', (text) => {
  expect(stateCodeOf(text)).toBeUndefined();
});

test.each([
  ['Arizona', '', 'AZ'],
  ['ARArizona', 'AR', 'AZ'],
  ['n.y.', '', 'NY'],
  ['Arizona, USA', '', ''],
  ['Mainee', 'MA', 'MA'],
  ['ARI', 'AR', 'AR'],
  [' a', '', 'A'],
  ['  ', '', ''],
  ['zz', '', 'ZZ'],
])('stateFieldText of %j over %j is %j', (text, current, expected) => {
  expect(stateFieldText(text, current)).toBe(expected);
});
