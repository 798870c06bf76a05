import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { workspaceRoot } from './process/process.ts';

const lint = (text: string, file = 'libs/ui/src/a.ts') =>
  spawnSync(
    'npx',
    ['cspell', 'lint', '--config', 'tools/workspace/cspell.config.mjs', `stdin://${file}`],
    { cwd: workspaceRoot, input: text, encoding: 'utf8', timeout: 60_000 },
  );

/** Distinct words that no dictionary knows, as in a long file. */
const others = Array.from(
  { length: 500 },
  (_, at) => `// w${at.toString(2).replaceAll('1', 'x').replaceAll('0', 'y')}`,
);

test('a word to avoid is reported at the end of a long file', () => {
  expect(lint([...others, '// whoever'].join('\n')).stdout).toContain('Forbidden word (whoever)');
  expect(lint(others.join('\n')).status).toBe(0);
});

test.each(['README.md', 'docs/a.md', 'apps/storybook/src/pages/A.mdx', '.github/workflows/a.yml'])(
  'a word to avoid is reported in %s',
  (file) => {
    expect(lint('whoever', file).stdout).toContain('Forbidden word (whoever)');
  },
);

test.each(["nobody's", 'nobody’s', 'Colours', 'labelledBy'])(
  'a word to avoid is reported with any apostrophe and case, and within an identifier: %s',
  (word) => {
    expect(lint(`// ${word}`).stdout).toContain('Forbidden word');
  },
);
