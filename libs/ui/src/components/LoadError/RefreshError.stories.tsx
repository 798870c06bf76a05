import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshError } from './RefreshError.tsx';

const meta = {
  component: RefreshError,
  args: { message: 'Failed to fetch user accounts' },
} satisfies Meta<typeof RefreshError>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Offline: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
};
