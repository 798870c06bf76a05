import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingFrame } from './LoadingFrame.tsx';

/** As the script that runs before the first paint does. */
function mark(frame: 'open' | 'rail') {
  document.documentElement.dataset['frame'] = frame;
  return () => {
    delete document.documentElement.dataset['frame'];
  };
}

/** The page of a customer with a session before any script. */
const meta = {
  component: LoadingFrame,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => mark('open'),
} satisfies Meta<typeof LoadingFrame>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Rail: Story = { beforeEach: () => mark('rail') };
