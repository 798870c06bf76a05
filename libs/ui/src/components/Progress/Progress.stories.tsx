import type { Meta, StoryObj } from '@storybook/react-vite';
import { Progress } from './Progress.tsx';

const meta = {
  component: Progress,
  args: { label: 'Bonus progress', value: 0.6 },
} satisfies Meta<typeof Progress>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Empty: Story = { args: { value: 0 } };

export const Full: Story = { args: { value: 1 } };

export const Quiet: Story = { args: { value: 0.2, tone: 'quiet' } };

export const Done: Story = { args: { value: 1, tone: 'done' } };
