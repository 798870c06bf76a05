import { Markdown } from '@storybook/addon-docs/blocks';
import { DocsCode } from '../../.storybook/docs/DocsCode.tsx';

const [readme = ''] = Object.values(
  import.meta.glob<string>('../../../../libs/api-client/README.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** Renders the API client's README below the heading of the page. */
export const ClientReadme = () => (
  <Markdown options={{ overrides: { code: DocsCode } }}>{asPart(readme)}</Markdown>
);

/** Removes the page's own heading, and links to files that this site does not contain. */
const asPart = (text: string) =>
  text.replace(/^# .*$/m, '').replaceAll(/\[([^\]]*)\]\((?!\?|http|#)[^)]*\)/g, '$1');
