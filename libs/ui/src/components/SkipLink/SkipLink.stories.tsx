import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  component: SkipLink,
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        <Text>The content</Text>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
  },
};

/** The link stays underlined in a page whose reset removes the underline of links. */
export const UnderAReset: Story = {
  play: async ({ canvas }) => {
    const reset = document.head.appendChild(document.createElement('style'));
    reset.textContent = 'a { color: inherit; text-decoration: inherit; }';
    await userEvent.tab();
    const { textDecorationLine } = getComputedStyle(canvas.getByRole('link'));
    reset.remove();
    await expect(textDecorationLine).toBe('underline');
  },
};
