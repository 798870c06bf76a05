import type { Meta, StoryObj } from '@storybook/react-vite';
import { Amount } from './Amount.tsx';
import { AmountsProvider } from './AmountsProvider.tsx';

const meta = {
  component: Amount,
  subcomponents: { AmountsProvider },
  args: { value: 1234.5 },
} satisfies Meta<typeof Amount>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Negative: Story = { args: { value: -25 } };

export const Signed: Story = { args: { value: 300, sign: 'always' } };

export const Earned: Story = { args: { value: '3850.00', tone: 'earned' } };

export const Unknown: Story = { args: { value: 'n/a' } };

export const Hidden: Story = {
  render: (args) => (
    <AmountsProvider hidden>
      <Amount {...args} />
    </AmountsProvider>
  ),
};
