import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { workspaceRoot } from './process/process.ts';

test('workflows name each action of another repository by a commit, with its version', () => {
  const files = globSync('.github/**/*.yml', { cwd: workspaceRoot });
  const lines = files.flatMap((file) =>
    readFileSync(join(workspaceRoot, file), 'utf8').split('\n'),
  );
  const actions = lines.filter((line) => /uses: [^.]/.test(line));
  expect(actions.length).toBeGreaterThan(0);
  expect(actions.filter((line) => !/@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});
