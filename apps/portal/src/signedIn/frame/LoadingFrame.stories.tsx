import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingFrame } from './LoadingFrame.tsx';

/** Sets `data-frame` on the root element, like the script that runs before the first paint. */
function mark(frame: 'open' | 'rail') {
  document.documentElement.dataset['frame'] = frame;
  return () => {
    delete document.documentElement.dataset['frame'];
  };
}

/** Shows the page that a customer with a session sees before any script runs. */
const meta = {
  component: LoadingFrame,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => mark('open'),
} satisfies Meta<typeof LoadingFrame>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Rail: Story = { beforeEach: () => mark('rail') };
