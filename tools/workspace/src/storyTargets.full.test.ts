import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run, workspaceRoot } from './process/process.ts';

const storybook = join(workspaceRoot, 'apps', 'storybook');

interface Manifest {
  nx: { targets: Record<string, unknown> };
}
const { nx } = JSON.parse(readFileSync(join(storybook, 'package.json'), 'utf8')) as Manifest;
const targets = Object.keys(nx.targets).filter((name) => name.startsWith('stories-'));

const printCache = `
  import { resolveConfig } from 'vite';
  const { cacheDir } = await resolveConfig({ configFile: 'vitest.config.ts' }, 'serve', 'test');
  process.stdout.write('cache: ' + cacheDir, () => process.exit());
`;

async function cacheOf(target: string) {
  const env = { VITEST: 'true', NX_TASK_TARGET_TARGET: target };
  const node = ['--input-type=module', '--eval', printCache];
  const { output } = await run('node', node, { cwd: storybook, env, quiet: true });
  return /cache: (.+)/.exec(output)?.[1];
}

test('each stories target of Storybook has its own cache folder, so that no run deletes the bundle of another', async () => {
  expect(targets.length).toBeGreaterThan(1);
  const caches = await Promise.all(targets.map(cacheOf));
  expect(caches).not.toContain(undefined);
  expect(new Set(caches).size).toBe(targets.length);
});
