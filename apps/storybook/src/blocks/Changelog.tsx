import { Heading, Markdown } from '@storybook/addon-docs/blocks';

const files = import.meta.glob<string>(
  ['../../../../libs/ui/CHANGELOG.md', '../../../../.nx/version-plans/*.md'],
  { query: '?raw', import: 'default', eager: true },
);
const isChangelog = (file: string) => file.endsWith('/CHANGELOG.md');
const released = Object.entries(files).find(([file]) => isChangelog(file))?.[1] ?? '';

const planned = Object.entries(files)
  .filter(([file, plan]) => !isChangelog(file) && plan.includes("'@bank-bonuses/ui'"))
  .map(([, plan]) => `- ${plan.replace(/^---.*?---/s, '').trim()}`);

/** Renders the planned changes of the next version, then the changelog. */
export const Changelog = () => (
  <>
    {planned.length > 0 && <Heading>Next version</Heading>}
    <Markdown>{planned.join('\n')}</Markdown>
    <Markdown>{released.replace(/^# .*$/m, '')}</Markdown>
  </>
);
