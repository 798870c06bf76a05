import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timeline } from './Timeline.tsx';

const meta = {
  component: Timeline,
  args: {
    steps: [
      { title: 'Payment received', state: 'done', date: '2026-11-20' },
      {
        title: 'Identity checked',
        state: 'current',
        date: '2026-11-24',
        description: 'We compare your ID with your selfie.',
      },
      { title: 'First account opened', state: 'upcoming', date: '2026-12-01' },
      { title: 'Requirements met', state: 'upcoming' },
      { title: 'First payout', state: 'upcoming' },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const WithoutDays: Story = {
  args: { steps: meta.args.steps.map(({ title, state }) => ({ title, state })) },
};
