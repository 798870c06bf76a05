import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  args: { children: 'No accounts connected yet.' },
} satisfies Meta<typeof EmptyState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithAction: Story = {
  args: {
    title: 'No bonuses',
    children: 'You haven’t enrolled in any bonus programs yet.',
    action: <Button variant="outline">Browse Available Bonuses</Button>,
  },
};
