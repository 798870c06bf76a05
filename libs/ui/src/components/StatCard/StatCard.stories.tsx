import type { Meta, StoryObj } from '@storybook/react-vite';
import { Amount } from '../Amount/Amount.tsx';
import { Columns } from '../Columns/Columns.tsx';
import { StatCard } from './StatCard.tsx';

const meta = {
  component: StatCard,
  args: { label: 'Active Bonuses', value: 3 },
} satisfies Meta<typeof StatCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Earned: Story = {
  args: { label: 'Total Earned', value: <Amount value={3850} tone="earned" />, size: 'large' },
};

export const VeryLarge: Story = {
  args: { label: 'Total Earned', value: <Amount value={-9_876_543_210.99} />, size: 'large' },
  globals: { viewport: { value: 'phone' } },
};

export const Loading: Story = { args: { loading: true } };

export const ThreeCards: Story = {
  render: () => (
    <Columns split="cards">
      <StatCard label="Total Earned" value={<Amount value={3850} tone="earned" />} />
      <StatCard label="Active Bonuses" value={3} description="2 of them nearly done" />
      <StatCard label="Pending Bonuses" value={1} />
    </Columns>
  ),
};
