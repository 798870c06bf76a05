import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { workspaceRoot } from './process/process.ts';

const read = (file: string) => readFileSync(join(workspaceRoot, file), 'utf8');

test('version managers use the Node version that the lockfile pins', () => {
  const { devDependencies } = JSON.parse(read('package.json')) as {
    devDependencies: Record<string, string>;
  };
  expect(read('.nvmrc').trim()).toBe(devDependencies['node']);
});
