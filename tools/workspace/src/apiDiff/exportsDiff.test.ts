import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareExports } from './exportsDiff.ts';

/** Each sample: what is exported before, after, and what becomes of it. */
const samples: readonly [before: string, after: string, changes: string[]][] = [
  ['export const Gone = 1;', '', ['major: `Gone` of kit is gone']],
  ['', 'export const New = 1;', ['minor: `New` of kit is new']],
  ['export const Same = (props: { a?: string }) => props.a;', '=', []],
  [
    'export const LostProp = (props: { a: string; b?: string }) => props.a;',
    'export const LostProp = (props: { a: string }) => props.a;',
    ['major: `b` of `LostProp` is gone'],
  ],
  [
    'export const MoreProps = (props: { a?: string }) => props.a;',
    'export const MoreProps = (props: { a?: string; b?: string }) => props.a;',
    ['minor: `b` of `MoreProps` is new'],
  ],
  [
    'export const Strict = (props: { a?: string }) => props.a;',
    'export const Strict = (props: { a?: string; b: string }) => props.a;',
    ['major: `b` of `Strict` is required'],
  ],
  [
    "export const Narrow = (props: { tone: 'calm' | 'loud' }) => props.tone;",
    "export const Narrow = (props: { tone: 'calm' }) => props.tone;",
    ['major: `tone` of `Narrow` is `"calm"`, was `"calm" | "loud"`'],
  ],
  [
    "export const Wide = (props: { tone: 'calm' }): string => props.tone;",
    "export const Wide = (props: { tone: 'calm' | 'loud' }): string => props.tone;",
    ['minor: `tone` of `Wide` is `"calm" | "loud"`'],
  ],
  [
    'export const answer = (): string => "";',
    'export const answer = (): string | undefined => "";',
    ['major: `answer` no longer fits where it did: `() => string | undefined`'],
  ],
  [
    'export interface Answer { a: string } export declare const ask: () => Answer;',
    'export interface Answer { a: string; b: string } export declare const ask: () => Answer;',
    ['minor: `b` of `Answer` is new'],
  ],
  [
    'export interface Question { a: string } export declare const put: (question: Question) => void;',
    'export interface Question { a: string; b: string } export declare const put: (question: Question) => void;',
    [
      'major: `b` of `Question` is required',
      'major: `put` no longer fits where it did: `(question: Question) => void`',
    ],
  ],
  [
    'export const vars = { ink: { strong: "", quiet: "" } };',
    'export const vars = { ink: { strong: "" } };',
    ['major: `vars.ink.quiet` is gone'],
  ],
  [
    'export const token = { text: "16px" } as const;',
    'export const token = { text: "18px" } as const;',
    [],
  ],
  [
    'export class Failure { #kept = 1; status = this.#kept; code = ""; }',
    'export class Failure { #kept = 2; status = this.#kept; }',
    ['major: `code` of `Failure` is gone'],
  ],
  ['export interface Query<Data> { run: (context: { signal: string }) => Promise<Data> }', '=', []],
  ['export interface List<Row> { rows: readonly Row[]; key: (row: Row) => string }', '=', []],
];

let folder: string;
let changes: string[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'exports-'));
  // One program for all of them: most of its time goes to the standard library.
  const write = (name: string, texts: string[]) => {
    const file = join(folder, `${name}.ts`);
    writeFileSync(file, ['export {};', ...texts].join('\n'));
    return file;
  };
  const before = write(
    'before',
    samples.map(([text]) => text),
  );
  const after = write(
    'after',
    samples.map(([old, text]) => (text === '=' ? old : text)),
  );
  const found = compareExports({
    name: 'kit',
    before: { '.': before, './old': before },
    after: { '.': after, './new': after },
  });
  changes = found.map(({ bump, text }) => `${bump}: ${text}`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('an entry that is gone breaks, a new one does not', () => {
  expect(changes).toContain('major: The entry kit/old is gone');
  expect(changes).toContain('minor: The entry kit/new is new');
});

test.each(samples.map(([before, after, expected]) => [`${before} -> ${after}`, expected] as const))(
  '%s',
  (_sample, expected) => {
    for (const change of expected) expect(changes).toContain(change);
  },
);

test('nothing else is reported', () => {
  const expected = samples.flatMap(([, , texts]) => texts);
  const others = changes.filter((change) => !change.includes('The entry'));
  expect(others.toSorted()).toEqual(expected.toSorted());
});
