import {
  ArgTypes,
  Description,
  Heading,
  Markdown,
  Source,
  Stories,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { lazy, use } from 'react';
import { docsOfStories, withLinks } from './componentDocs.ts';
import { ScreenPage } from './ScreenPage.tsx';

const List = ({ lines }: { lines: readonly string[] }) => (
  <Markdown>{lines.map((line) => `- ${withLinks(line)}`).join('\n')}</Markdown>
);

/** Renders a component's page: its purpose, an example to copy, its props and its states. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { fileName } = preparedMeta.parameters as { fileName: string };
  const documented = docsOfStories(fileName);
  if (!documented) return <ScreenPage />;
  const { docs } = documented;
  const { Example, code } = use(documented.example);
  return (
    <>
      <Title />
      <Description />
      <Unstyled>
        <div className="example">
          <Example />
        </div>
      </Unstyled>
      <Source code={code} language="tsx" dark />
      <Heading>When to use it</Heading>
      <List lines={docs.use} />
      <Heading>When to use something else</Heading>
      <List lines={docs.avoid} />
      <Heading>Props</Heading>
      {hasProps(preparedMeta) ? (
        <ArgTypes sort="requiredFirst" />
      ) : (
        <p>This component has no props.</p>
      )}
      {docs.related?.filter(isComponent).map((name) => (
        <Related key={name} name={name} />
      ))}
      <Stories title={<Heading>States</Heading>} includePrimary={false} />
    </>
  );
}

/** Returns false for `LiveRegion`: the table would say that the story has no controls. */
const hasProps = ({ argTypes }: { argTypes: object }) => Object.keys(argTypes).length > 0;

const isComponent = (name: string) => /^[A-Z]/.test(name);

/** Loaded on demand, because few pages need the whole kit. */
const Related = lazy(async () => ({
  default: (await import('./RelatedProps.tsx')).RelatedProps,
}));
