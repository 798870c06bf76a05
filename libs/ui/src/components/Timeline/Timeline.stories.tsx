import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timeline } from './Timeline.tsx';

const meta = {
  component: Timeline,
  args: {
    steps: [
      { name: 'Payment received', state: 'done', date: '2026-11-20' },
      {
        name: 'Identity checked',
        state: 'current',
        date: '2026-11-24',
        note: 'We compare your ID with your selfie.',
      },
      { name: 'First account opened', state: 'upcoming', date: '2026-12-01' },
      { name: 'Requirements met', state: 'upcoming' },
      { name: 'First payout', state: 'upcoming' },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const WithoutDays: Story = {
  args: { steps: meta.args.steps.map(({ name, state }) => ({ name, state })) },
};
