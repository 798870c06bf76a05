import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadError } from './LoadError.tsx';

const meta = {
  component: LoadError,
  args: { message: 'Failed to load bonuses', onRetry: () => undefined },
} satisfies Meta<typeof LoadError>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithReason: Story = {
  args: {
    message: 'Failed to load accounts',
    description: 'The balances are being updated. Please try again in a few minutes.',
  },
};

export const Retrying: Story = { args: { retrying: true } };

/** Simulates a lost connection. */
const goOffline = () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  return () => void Reflect.deleteProperty(navigator, 'onLine');
};

export const Offline: Story = { beforeEach: goOffline };
