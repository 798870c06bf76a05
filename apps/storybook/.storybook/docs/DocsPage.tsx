import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Source,
  Stories,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { docsOfStories, withLinks } from './componentDocs.ts';
import { ScreenPage } from './ScreenPage.tsx';

const List = ({ lines }: { lines: readonly string[] }) => (
  <Markdown>{lines.map((line) => `- ${withLinks(line)}`).join('\n')}</Markdown>
);

/** Renders a component's page: its purpose, an example to copy, its props and its states. */
export function DocsPage() {
  const [first] = useContext(DocsContext).componentStories();
  if (!first) return null;
  const documented = docsOfStories(first.parameters['fileName'] as string);
  if (!documented) return <ScreenPage />;
  const { name, entry, docs } = documented;
  const { related = [] } = docs;
  return (
    <>
      <Title />
      <Description />
      <Source
        code={`import { ${[name, ...related].join(', ')} } from '${entry}';`}
        language="tsx"
        dark
      />
      <Canvas of={first.moduleExport as object} sourceState="shown" />
      <Heading>When to use it</Heading>
      <List lines={docs.use} />
      <Heading>When to use something else</Heading>
      <List lines={docs.avoid} />
      <Heading>Props</Heading>
      {Object.keys(first.argTypes).length > 0 ? (
        <Controls sort="requiredFirst" />
      ) : (
        <p>This component has no props.</p>
      )}
      <Stories title={<Heading>States</Heading>} includePrimary={false} />
    </>
  );
}
