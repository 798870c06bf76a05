import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Landmark from 'lucide-react/icons/landmark';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { IconList } from './IconList.tsx';

const meta = {
  component: IconList,
  args: {
    items: [
      {
        icon: <Landmark />,
        title: 'We find the bonuses',
        description: 'From banks and brokerages.',
      },
      {
        icon: <ArrowLeftRight />,
        title: 'We do the work',
        description: 'Accounts, transfers, dates.',
      },
      {
        icon: <ReceiptText />,
        title: 'You see every dollar',
        description: 'Paid by bank transfer.',
      },
    ],
  },
} satisfies Meta<typeof IconList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const TitlesOnly: Story = {
  args: { items: [{ icon: <Landmark />, title: 'Your existing banks' }] },
};
