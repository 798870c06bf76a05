import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { run } from '../process.ts';
import { sampleWorkspace, type SampleWorkspace } from './sampleWorkspace.testing.ts';

const testConfig = JSON.stringify(
  fileURLToPath(import.meta.resolve('@bank-bonuses/test-config/vitest')),
);

let workspace: SampleWorkspace;
beforeEach(() => {
  workspace = sampleWorkspace();
});
afterEach(() => rmSync(workspace.root, { recursive: true, force: true }));

test('a file that shares its page finds the globals that another file has replaced', async () => {
  workspace.write(
    'libs/sum/vitest.config.ts',
    `import { togetherAndAlone } from ${testConfig};
     import { BaseSequencer } from 'vitest/node';
     class ByName extends BaseSequencer {
       async sort(files) { return files.toSorted((a, b) => (a.moduleId < b.moduleId ? -1 : 1)); }
     }
     export default {
       test: { ...togetherAndAlone(import.meta.dirname), sequence: { sequencer: ByName } },
     };`,
  );
  workspace.write(
    'libs/sum/src/first.test.ts',
    `import { test, vi } from 'vitest';
     test('replaces it', () => void vi.stubGlobal('fetch', () => 'replaced'));`,
  );
  workspace.write(
    'libs/sum/src/second.test.ts',
    `import { beforeAll, expect, test } from 'vitest';
     let found;
     beforeAll(() => { found = String(fetch); });
     test('finds the real one', () => expect(found).not.toContain('replaced'));`,
  );
  const cwd = join(workspace.root, 'libs/sum');
  const { code, output } = await run('vitest', ['run'], { cwd, quiet: true });
  expect(output).toContain('second.test.ts');
  expect(code, output).toBe(0);
});
