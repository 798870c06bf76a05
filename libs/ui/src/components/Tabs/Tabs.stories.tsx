import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { Tabs } from './Tabs.tsx';

const meta = {
  component: Tabs,
  args: {
    label: 'Bonuses',
    items: [
      { value: 'active', label: 'Active', content: <Text>Two bonuses are in progress.</Text> },
      {
        value: 'pending',
        label: 'Pending',
        content: <Text>One bonus is waiting for its bank.</Text>,
      },
      { value: 'paid', label: 'Paid', content: <Text>No bonus has been paid yet.</Text> },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const SecondSelected: Story = { args: { defaultValue: 'pending' } };

export const WiderThanThePage: Story = {
  args: {
    items: ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'].map((name) => ({
      value: name,
      label: `${name} Example Bank`,
      content: <Text>{name}</Text>,
    })),
  },
};
