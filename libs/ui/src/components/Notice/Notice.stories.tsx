import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from './Notice.tsx';

const meta = {
  component: Notice,
  args: {
    title: 'Money in Transit',
    children: 'Balances may not reflect recent transfers.',
  },
} satisfies Meta<typeof Notice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Positive: Story = {
  args: {
    tone: 'positive',
    title: undefined,
    children: 'Password reset link has been sent to your email. Please check your inbox.',
    role: 'status',
  },
};

export const Caution: Story = {
  args: {
    tone: 'caution',
    title: 'Photos must be chosen again',
    children: 'After a reload we keep no photos, no SSN and no card on this device.',
  },
};

export const Critical: Story = {
  args: { tone: 'critical', title: undefined, children: 'Failed to load bonuses' },
};
