import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { change, note, ok } from './finding.ts';
import { jsonReport, textReport } from './report.ts';

const long = 'word '.repeat(40).trim();
const findings = [
  ok('Service', 'Answers.'),
  change('Confirm email', long, long),
  note('By hand', long),
];

function stream(isTTY: boolean): NodeJS.WriteStream {
  const it = Object.assign(new PassThrough(), {
    isTTY,
    hasColors: () => isTTY,
    getColorDepth: () => 8,
  });
  return it as unknown as NodeJS.WriteStream;
}

beforeEach(() => {
  // Unsets these variables, because the environment of the test run may turn colors on or off.
  for (const name of ['NO_COLOR', 'NODE_DISABLE_COLORS', 'FORCE_COLOR'])
    vi.stubEnv(name, undefined);
});
afterEach(() => vi.unstubAllEnvs());

test('the text report is aligned, has at most 100 columns, and has no colors outside a terminal', () => {
  const text = textReport(findings, stream(false));
  expect(text).toBe(stripVTControlCharacters(text));
  const lines = text.split('\n');
  expect(lines.every((line) => line.length <= 100)).toBe(true);
  const [first, second] = lines;
  expect(first?.indexOf('Answers')).toBe(second?.indexOf('word'));
  expect(lines.find((line) => line.includes('→'))?.indexOf('→')).toBe(second?.indexOf('word'));
  expect(text).toContain('Change the settings marked CHANGE and run this command again.');
});

test('the text report has colors in a terminal, and is otherwise the same', () => {
  const text = textReport(findings, stream(true));
  expect(text).toContain('\u001b[31mCHANGE');
  expect(stripVTControlCharacters(text)).toBe(textReport(findings, stream(false)));
});

test('the JSON report contains the exit code and no keys', () => {
  const options = { url: 'https://abc.supabase.co', key: 'marker', secretKey: 'marker' };
  const text = jsonReport(findings, {
    ...options,
    portal: undefined,
    providers: [],
    phoneFactors: false,
    issuer: undefined,
    json: true,
    timeoutMs: 1,
  });
  expect(JSON.parse(text)).toEqual({
    url: options.url,
    portal: null,
    exitCode: 1,
    findings,
  });
  expect(text).not.toContain('marker');
});
