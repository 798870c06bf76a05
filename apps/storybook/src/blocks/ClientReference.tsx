import { Markdown } from '@storybook/addon-docs/blocks';
import { DocsCode } from '../../.storybook/docs/DocsCode.tsx';

/** Generated from the API's contract; a test keeps the files up to date. */
const files = import.meta.glob<string>('../../../../libs/api-client/docs/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface ClientReferenceProps {
  /** Which pages: the overview, every operation, or every error. */
  part: 'README' | 'operations' | 'errors';
}

/** The reference of the API client, as one page for each of its parts. */
export const ClientReference = ({ part }: ClientReferenceProps) =>
  Object.entries(files)
    .filter(([file]) => file.includes(`/api-client/docs/${part}`))
    .map(([file, text]) => (
      <Markdown key={file} options={{ overrides: { code: DocsCode } }}>
        {asPart(text, part === 'README')}
      </Markdown>
    ));

const asPart = (text: string, isPage: boolean) =>
  text
    .split(/(^```.*?^```)/ms)
    .map((each) => (each.startsWith('```') ? each : withLinks(isPage ? each : oneLevelDown(each))))
    .join('');

/** Also escapes the underscores of error codes, which the Markdown renderer would read as emphasis. */
const oneLevelDown = (text: string) =>
  text.replaceAll(/^#+ .*$/gm, (heading) => `#${heading.replaceAll('_', String.raw`\_`)}`);

/** Links between the files lead to the page of their part; other files are not on this site. */
const withLinks = (text: string) =>
  text
    .replaceAll(
      /\]\([^)]*\b(operations|errors)\/\w+\.md[^)]*\)/g,
      '](?path=/docs/api-client-$1--docs)',
    )
    .replaceAll(/\]\((?:\.\/)?\w+\.md\)/g, '](?path=/docs/api-client-errors--docs)')
    .replaceAll(/\[([^\]]*)\]\((?!\?|http|#)[^)]*\)/g, '$1');
