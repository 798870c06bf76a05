import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { workspaceRoot } from '../process.ts';
import { findRetired, isRetired } from './findRetired.ts';
import { checkRow, glossaryRows } from './glossaryRows.ts';
import { declaredIdentifiers, pathNames, wordsOf } from './names.ts';
import { nameExceptions, retiredNames, type Match } from './retiredNames.ts';

const glossary = 'docs/glossary.md';

describe('in this repository', () => {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', args, { cwd: workspaceRoot, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(workspaceRoot, file)));

  test('no identifier and no file has a retired name', () => {
    // Only what contains such a word at all is worth parsing.
    const words = retiredNames.flatMap(({ name }) => wordsOf(name).slice(0, 1));
    const pattern = new RegExp(words.join('|'), 'i');
    const code = files.filter(
      (file) => /\.(ts|tsx|mts|mjs)$/.test(file) && !/generated/.test(file),
    );
    const identifiers = code.flatMap((file) => {
      const text = readFileSync(join(workspaceRoot, file), 'utf8');
      return pattern.test(text) ? declaredIdentifiers(file, text) : [];
    });
    expect(identifiers.length).toBeGreaterThan(10_000);
    const names = [...identifiers, ...pathNames(files)];
    expect(findRetired(names, retiredNames, nameExceptions)).toEqual([]);
  });

  const rows = glossaryRows(readFileSync(join(workspaceRoot, glossary), 'utf8'));

  test('the glossary has its rows', () => {
    expect(rows.length).toBeGreaterThan(25);
  });

  test.each(rows)('the name of $concept is where the glossary says', (row) => {
    expect(checkRow(workspaceRoot, glossary, row)).toEqual([]);
  });
});

describe('a retired name', () => {
  test.each<[Match, string, string, boolean]>([
    ['words', 'fault', 'Fault', true],
    ['words', 'fault', 'startFault', true],
    ['words', 'fault', 'default', false],
    ['words', 'fault', 'isDefaultFaultless', false],
    ['words', 'customerId', 'newCustomerIdText', true],
    ['words', 'customerId', 'customerIdentity', false],
    ['words', 'sealed', 'ssn_sealed', true],
    ['words', 'laterSteps', 'laterSteps.tsx', true],
    ['whole', 'still', 'still', true],
    ['whole', 'still', 'isStill', false],
    ['prefix', 'most', 'mostBytes', true],
    ['prefix', 'most', 'most', false],
    ['prefix', 'most', 'almostBytes', false],
    ['suffix', 'Parts', 'DemoParts', true],
    ['suffix', 'Parts', 'parts', false],
    ['suffix', 'Parts', 'partsOfSpeech', false],
  ])('by its %s: %s in %s is %s', (match, name, identifier, expected) => {
    expect(isRetired(identifier, { name, instead: 'another', match })).toBe(expected);
  });

  test('is reported with file, line and the name to use', () => {
    const text =
      'import { x as seal } from "x";\nconst a = 1;\nfunction openSeal() {}\nopenSeal(a);\n';
    const names = declaredIdentifiers('libs/sample/src/a.ts', text);
    expect(findRetired(names, [{ name: 'seal', instead: 'encrypt' }], [])).toEqual([
      'libs/sample/src/a.ts:1: seal; use encrypt',
      'libs/sample/src/a.ts:3: openSeal; use encrypt',
    ]);
  });

  test.each([
    ['a class and its members', 'class A { #seal = 1; seal() {} get seal2() { return 1; } }', 3],
    ['types', 'interface A { seal: string; seal2(): void } type Seal = A; enum E { Seal }', 4],
    ['parameters and bindings', 'const f = (seal: number, { a: seal2 }: B, [seal3]: C) => 0;', 3],
    ['keys of objects', 'const a = { seal: 1, "seal": 2, b };', 1],
    ['uses, strings and comments, not at all', 'seal("seal", a.seal); // seal', 0],
  ])('is found in %s', (_what, text, count) => {
    const names = declaredIdentifiers('a.ts', text);
    expect(findRetired(names, [{ name: 'seal', instead: 'encrypt' }], [])).toHaveLength(count);
  });

  test('is found in the names of files and folders, once each', () => {
    const names = pathNames(['apps/rehearsals/a.ts', 'apps/rehearsals/b.ts', 'docs/tally.md']);
    const retired = ['rehearsals', 'tally'].map((name) => ({ name, instead: 'another' }));
    expect(findRetired(names, retired, [])).toEqual([
      'apps/rehearsals: rehearsals; use another',
      'docs/tally.md: tally.md; use another',
    ]);
  });

  test('is allowed where an exception says so, and a stale exception is reported', () => {
    const names = [
      { name: 'ssn_sealed', file: 'apps/api/src/db/tables.ts', line: 3 },
      { name: 'ssn_sealed', file: 'apps/api/src/dbs.ts', line: 9 },
    ];
    const retired = [{ name: 'sealed', instead: 'encrypted' }];
    const exceptions = [
      { name: '*_sealed', within: 'apps/api/src/db', reason: 'a column' },
      { name: 'seal', within: 'apps/api/src/db', reason: 'a column' },
    ];
    expect(findRetired(names, retired, exceptions)).toEqual([
      'apps/api/src/dbs.ts:9: ssn_sealed; use encrypted',
      'apps/api/src/db: nothing is called seal; remove its exception',
    ]);
  });
});

describe('a row of the glossary', () => {
  const row = { concept: 'Row', link: '../tools/workspace/src/glossary/names.ts' };

  test('is read with its names and its link', () => {
    const table =
      '| Concept | Name | Where |\n| --- | --- | --- |\n| A | `b`, `c` | [d](../d.ts) | e |';
    expect(glossaryRows(table)).toEqual([{ concept: 'A', names: ['b', 'c'], link: '../d.ts' }]);
  });

  test.each([
    ['a name of the file', 'wordsOf', []],
    ['the end of one', '…Names', []],
    ['the beginning of one', 'declared…', []],
    ['a name that is only part of one', 'words', [expect.stringContaining('has no words')]],
    ['a name that is not there', 'gone', [expect.stringContaining('has no gone')]],
  ])('with %s', (_what, name, expected) => {
    expect(checkRow(workspaceRoot, glossary, { ...row, names: [name] })).toEqual(expected);
  });

  test('fails without its file or without a name', () => {
    const gone = checkRow(workspaceRoot, glossary, { ...row, link: '../gone.ts', names: ['a'] });
    expect(gone).toEqual(['Row: there is no file gone.ts']);
    const nameless = checkRow(workspaceRoot, glossary, { ...row, names: [] });
    expect(nameless).toEqual(['Row: no name in backticks']);
  });
});
