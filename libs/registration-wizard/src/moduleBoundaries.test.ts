import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

/**
 * The folders of the wizard, each with the folders that it may import. Data flows from the steps
 * into the form, from there into the submission, and its result into the state. Imports in the
 * other direction are not allowed.
 */
const mayUse: Record<string, readonly string[]> = {
  camera: [],
  formatting: [],
  legal: [],
  lists: [],
  form: ['lists'],
  photos: ['camera', 'form'],
  steps: ['form', 'formatting', 'legal', 'lists', 'photos'],
  costs: ['form', 'steps'],
  review: ['form', 'formatting', 'steps'],
  submission: ['form', 'formatting', 'lists', 'photos', 'steps'],
  receipt: ['form', 'legal', 'steps', 'submission'],
  state: ['form', 'receipt'],
  errors: ['form', 'steps'],
  draft: ['form', 'lists', 'photos', 'state', 'steps'],
  history: ['draft', 'errors', 'form', 'state', 'steps'],
  success: ['receipt', 'state'],
  lazySteps: [
    'costs',
    'draft',
    'errors',
    'form',
    'history',
    'photos',
    'receipt',
    'review',
    'state',
    'steps',
    'submission',
    'success',
  ],
  page: ['costs', 'draft', 'errors', 'form', 'history', 'lazySteps', 'state', 'steps'],
};

const src = import.meta.dirname;
const moduleOf = (file: string) => (file.includes('/') ? (file.split('/', 1)[0] ?? '') : '');
const files = globSync('*/**/*.{ts,tsx}', { cwd: src })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.(test|testing|stories)\.tsx?$|^testing\//.test(file));

function roomsUsedIn(file: string): string[] {
  const code = readFileSync(join(src, file), 'utf8');
  return [...code.matchAll(/(?:\bfrom|\bimport\(|^import) ?'(\.[^']+)'/gm)]
    .map(([, target = '']) =>
      moduleOf(normalize(join(dirname(file), target)).replaceAll('\\', '/')),
    )
    .filter((module) => module !== '' && module !== moduleOf(file));
}

test('each folder imports exactly the folders that the list allows', () => {
  const used: Record<string, string[]> = {};
  for (const file of files) (used[moduleOf(file)] ??= []).push(...roomsUsedIn(file));
  const rows = Object.entries(used).map(([module, uses]) => [module, [...new Set(uses)].sort()]);
  expect(Object.fromEntries(rows)).toEqual(mayUse);
});

test('a folder may import only folders that are listed before it', () => {
  const order = Object.keys(mayUse);
  for (const [module, uses] of Object.entries(mayUse))
    for (const used of uses) expect(order.slice(0, order.indexOf(module))).toContain(used);
});
