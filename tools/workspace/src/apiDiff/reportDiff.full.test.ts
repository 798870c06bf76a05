import { expect, test } from 'vitest';
import { compareReports } from './reportDiff.ts';

const diff = (...lines: string[]) =>
  ['--- a/libs/ui/etc/ui.api.md', '+++ b/libs/ui/etc/ui.api.md', '@@ -9 +9 @@', ...lines].join(
    '\n',
  );

test('a removed or changed line of an API report is a major change', () => {
  expect(compareReports(diff('-    tone?: Tone;'))).toEqual([
    { bump: 'major', text: '- tone?: Tone;' },
  ]);
  expect(compareReports(diff('-    tone?: Tone;', '+    tone: Tone;'))).toEqual([
    { bump: 'major', text: '- tone?: Tone;' },
    { bump: 'minor', text: '+ tone: Tone;' },
  ]);
});

test('an added line of an API report is a minor change', () => {
  expect(compareReports(diff('+    width?: number;'))).toEqual([
    { bump: 'minor', text: '+ width?: number;' },
  ]);
});

test('comments, imports, code fences and empty lines of an API report are not compared', () => {
  const lines = ['-// @public', '+', "-import { Ref } from 'react';", '+```ts'];
  expect(compareReports(diff(...lines))).toEqual([]);
  expect(compareReports('')).toEqual([]);
});
