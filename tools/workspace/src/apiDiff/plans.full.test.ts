import { expect, test } from 'vitest';
import { highest, isEnough } from './changes.ts';
import { plannedBump, readPlan } from './plans.ts';

const plan = (...lines: string[]) => `---\n${lines.join('\n')}\n---\n\nWhat changes.\n`;
const kit = '@bank-bonuses/ui';

test('readPlan returns the bump of each package', () => {
  const text = plan("'@bank-bonuses/ui': minor", '"@bank-bonuses/api-client": major');
  expect([...readPlan(text)]).toEqual([
    ['@bank-bonuses/ui', 'minor'],
    ['@bank-bonuses/api-client', 'major'],
  ]);
  expect(readPlan("'@bank-bonuses/ui': minor").size).toBe(0);
});

test('plannedBump returns the highest bump of a package in all plans', () => {
  const [patch, minor] = [plan("'@bank-bonuses/ui': patch"), plan("'@bank-bonuses/ui': minor")];
  expect(plannedBump(kit, [patch, minor])).toBe('minor');
  expect(plannedBump(kit, [])).toBeUndefined();
  expect(plannedBump('@bank-bonuses/api-client', [minor])).toBeUndefined();
});

test('isEnough requires a planned bump that is at least the highest bump of the changes', () => {
  expect(highest(['minor', 'major', 'patch'])).toBe('major');
  expect(highest([])).toBeUndefined();
  expect(isEnough('minor', 'major')).toBe(false);
  expect(isEnough(undefined, 'minor')).toBe(false);
  expect(isEnough('major', 'minor')).toBe(true);
  expect(isEnough(undefined, undefined)).toBe(true);
});
