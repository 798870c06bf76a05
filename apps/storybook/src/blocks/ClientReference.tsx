import { Markdown } from '@storybook/addon-docs/blocks';
import { DocsCode } from '../../.storybook/docs/DocsCode.tsx';

/** The API client's reference, generated from the contract. A test keeps it up to date. */
const [reference = ''] = Object.values(
  import.meta.glob<string>('../../../../libs/api-client/docs/README.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** Renders the API client's reference below the heading of the page. */
export const ClientReference = () => (
  <Markdown options={{ overrides: { code: DocsCode } }}>{asPart(reference)}</Markdown>
);

/** Removes the page's own heading, and links to files that this site does not contain. */
const asPart = (text: string) =>
  text.replace(/^# .*$/m, '').replaceAll(/\[([^\]]*)\]\((?!\?|http|#)[^)]*\)/g, '$1');
