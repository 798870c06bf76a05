import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshProblem } from './RefreshProblem.tsx';

const meta = {
  component: RefreshProblem,
  args: { message: 'Failed to fetch user accounts' },
} satisfies Meta<typeof RefreshProblem>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Offline: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
};
