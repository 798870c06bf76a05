import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioCards } from './RadioCards.tsx';

const meta = {
  component: RadioCards,
  args: {
    label: 'How would you like to pay?',
    options: [
      { value: 'card', label: 'Card', description: '$5,150.00 with the 3% processing fee' },
      { value: 'bill_pay', label: 'Bill pay', description: '$5,000.00 from your bank' },
      { value: 'wire', label: 'Wire', description: '$5,000.00 by wire transfer' },
    ],
  },
} satisfies Meta<typeof RadioCards>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Chosen: Story = { args: { defaultValue: 'wire' } };

export const TwoChoices: Story = {
  args: {
    label: 'Which ID will you use?',
    options: [
      { value: 'drivers_license', label: 'Driver’s license' },
      { value: 'passport', label: 'Passport' },
    ],
    defaultValue: 'drivers_license',
  },
};

export const Invalid: Story = { args: { error: 'Please select a payment method' } };
