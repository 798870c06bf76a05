import {
  Canvas,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/**
 * Renders a screen's page: the screen, and links to its states. The screen is in a frame, because
 * it has its own title, focus and layout.
 */
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
