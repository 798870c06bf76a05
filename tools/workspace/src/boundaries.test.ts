import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  confinedPackages,
  generatedReaders,
  scopeRules,
  testOnly,
  toolOnly,
  typeRules,
  workspaceProjects,
} from '../lint/boundaries.mjs';
import { workspaceRoot } from './process/process.ts';

test('every package has a type tag and a scope tag', () => {
  expect(workspaceProjects(workspaceRoot).length).toBeGreaterThan(20);
});

test('workspaceProjects throws for a package without tags', () => {
  expect(() => workspaceProjects(join(import.meta.dirname, '..', 'fixtures', 'untagged'))).toThrow(
    /must have one known type: tag/,
  );
});

/** Returns the rows of a table in docs/architecture.md. Each cell is a list of the names in it. */
function tableBelow(firstHeading: string): string[][][] {
  const lines = readFileSync(join(workspaceRoot, 'docs', 'architecture.md'), 'utf8').split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${firstHeading} `)) + 2;
  const length = lines.slice(start).findIndex((line) => !line.startsWith('|'));
  return lines.slice(start, start + length).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)),
  );
}

describe('docs/architecture.md has the same rules as lint:', () => {
  test('allowed imports by type and scope', () => {
    const rows = tableBelow('From').map(([from, to]) => [from?.[0], to]);
    expect(Object.fromEntries(rows)).toEqual({ ...typeRules, ...scopeRules });
  });

  test('projects that only tests and stories may import', () => {
    const rows = tableBelow('Only in tests').map(([what, users]) => [what?.[0], users]);
    expect(Object.fromEntries(rows)).toEqual(testOnly);
  });

  test('projects that only tests, configuration and scripts may import', () => {
    expect(tableBelow('Only in tests, configuration').map(([tag]) => tag?.[0])).toEqual(toolOnly);
  });

  test('confined packages, and the files that may import the generated schema', () => {
    expect(tableBelow('Confined')).toEqual([
      ...confinedPackages.map(({ packages, allowedIn }) => [packages, allowedIn]),
      [['libs/api-client/src/generated'], generatedReaders],
    ]);
  });
});
