import {
  Canvas,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/** A screen's page: the screen in a frame, as it has a title, a focus and a layout of its own, and its states. */
export function ScreenPage() {
  const [first, ...others] = useContext(DocsContext).componentStories();
  if (!first) return null;
  return (
    <>
      <Title />
      <Description />
      <Canvas of={first.moduleExport as object} story={{ inline: false, height: '720px' }} />
      <Heading>States</Heading>
      <Markdown>
        {[first, ...others].map(({ id, name }) => `- [${name}](?path=/story/${id})`).join('\n')}
      </Markdown>
    </>
  );
}
