import { Markdown } from '@storybook/addon-docs/blocks';
import { DocsCode } from '../../.storybook/docs/DocsCode.tsx';

/** The API client's Markdown files, generated from the contract. A test keeps them up to date. */
const files = import.meta.glob<string>('../../../../libs/api-client/docs/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface ClientReferenceProps {
  /** The pages to show: the overview, every operation, or every error. */
  part: 'README' | 'operations' | 'errors';
}

/** Renders one part of the API client's reference as a page. */
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

/**
 * Turns each heading into a heading of the next lower level. Escapes the underscores of error
 * codes, which the Markdown renderer would treat as emphasis.
 */
const oneLevelDown = (text: string) =>
  text.replaceAll(/^#+ .*$/gm, (heading) => `#${heading.replaceAll('_', String.raw`\_`)}`);

/**
 * Replaces links between the files with links to this site's pages. Removes links to other files,
 * because this site does not contain them.
 */
const withLinks = (text: string) =>
  text
    .replaceAll(
      /\]\([^)]*\b(operations|errors)\/\w+\.md[^)]*\)/g,
      '](?path=/docs/api-client-$1--docs)',
    )
    .replaceAll(/\]\((?:\.\/)?\w+\.md\)/g, '](?path=/docs/api-client-errors--docs)')
    .replaceAll(/\[([^\]]*)\]\((?!\?|http|#)[^)]*\)/g, '$1');
