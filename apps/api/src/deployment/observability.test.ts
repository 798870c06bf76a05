import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/observability.md'), 'utf8');
const sources = join(import.meta.dirname, '..');

/**
 * Returns the sorted names in docs/observability.md that match a pattern, such as the first column
 * of a table.
 */
const listed = (form: RegExp) => [...page.matchAll(form)].map(([, name = '']) => name).sort();

test('the manual lists exactly the events of the log', () => {
  const files = globSync('**/*.ts', { cwd: sources }).filter((file) => !/\.test/.test(file));
  const events = files.flatMap((file) => {
    const text = readFileSync(join(sources, file), 'utf8');
    return [...text.matchAll(/(?:\bevent: |\blogEvent\(io, )'([a-z_.]+)'/g)].map(
      ([, name = '']) => name,
    );
  });
  expect(listed(/^\| `([a-z]+\.[a-z_]+)`/gm)).toEqual([...new Set(events)].sort());
});

test('the manual lists exactly the metrics', async () => {
  const text = await createMetrics(() => Promise.reject(new Error('No database'))).text();
  const names = [...text.matchAll(/^# TYPE (portal_\w+)/gm)].map(([, name = '']) => name);
  expect(listed(/^\| `(portal_\w+)`/gm)).toEqual(names.sort());
});
