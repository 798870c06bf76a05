import { reportFile, type TestReport } from '@bank-bonuses/test-config/testReport';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { run } from '../process.ts';
import { sampleWorkspace, type SampleWorkspace } from './sampleWorkspace.testing.ts';

let workspace: SampleWorkspace;
beforeEach(() => {
  workspace = sampleWorkspace();
});
afterEach(() => rmSync(workspace.root, { recursive: true, force: true }));

test('an error while Vitest closes is counted and fails the run', async () => {
  workspace.replace(
    'libs/sum/vitest.config.ts',
    'reporters }',
    "reporters, globalSetup: './up.ts' }",
  );
  const fails = "throw new Error('The database did not stop.')";
  workspace.write('libs/sum/up.ts', `export default () => () => { ${fails}; };\n`);
  const cwd = join(workspace.root, 'libs/sum');
  const { code, output } = await run('vitest', ['run'], { cwd, quiet: true, env: { FULL: '1' } });
  expect(output).toContain('The database did not stop.');
  expect(JSON.parse(workspace.read(`libs/sum/${reportFile}`))).toMatchObject({
    groups: [{ passed: 2, failed: 0 }],
    errors: 1,
    failures: ['while Vitest closed: Error: The database did not stop.'],
    full: true,
  } satisfies Partial<Record<keyof TestReport, unknown>>);
  expect(code).toBe(1);
});
