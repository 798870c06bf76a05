import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { workspaceRoot } from './process/process.ts';

const lint = (text: string) =>
  spawnSync(
    'npx',
    ['cspell', 'lint', '--config', 'tools/workspace/cspell.config.mjs', 'stdin://libs/ui/src/a.ts'],
    { cwd: workspaceRoot, input: text, encoding: 'utf8', timeout: 60_000 },
  );

/** Distinct words that no dictionary knows, as in a long file. */
const others = Array.from(
  { length: 500 },
  (_, at) => `// w${at.toString(2).replaceAll('1', 'x').replaceAll('0', 'y')}`,
);

test('a retired word is reported at the end of a long file', () => {
  expect(lint([...others, '// whoever'].join('\n')).stdout).toContain('Forbidden word (whoever)');
  expect(lint(others.join('\n')).status).toBe(0);
});
