import type { Meta, StoryObj } from '@storybook/react-vite';
import Check from 'lucide-react/icons/check';
import { Inline } from '../Inline/Inline.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const meta = {
  component: StatusBadge,
  args: { children: 'Completed' },
} satisfies Meta<typeof StatusBadge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Tones: Story = {
  render: () => (
    <Inline>
      <StatusBadge tone="positive">Completed</StatusBadge>
      <StatusBadge tone="info">Cancelled</StatusBadge>
      <StatusBadge tone="caution">Due soon</StatusBadge>
      <StatusBadge tone="critical">Overdue</StatusBadge>
    </Inline>
  ),
};

export const WithIcon: Story = {
  args: { tone: 'positive', icon: <Check aria-hidden="true" /> },
};
