import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingOverlay } from './LoadingOverlay.tsx';

const meta = {
  component: LoadingOverlay,
  parameters: {
    // The overlay covers the page and moves focus, so the docs show it in a frame.
    docs: { story: { inline: false, height: '400px' } },
  },
  args: { label: 'Registering...' },
} satisfies Meta<typeof LoadingOverlay>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithDetail: Story = {
  args: { description: 'This can take up to a minute. Please keep this page open.' },
};
