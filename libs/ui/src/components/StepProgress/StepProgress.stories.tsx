import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepProgress } from './StepProgress.tsx';

const meta = {
  component: StepProgress,
  args: { steps: ['Account', 'Personal', 'Address', 'Security', 'Sign Up'], current: 2 },
} satisfies Meta<typeof StepProgress>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const First: Story = { args: { current: 1 } };

export const Last: Story = { args: { current: 5 } };
