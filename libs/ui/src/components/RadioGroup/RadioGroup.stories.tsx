import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  component: RadioGroup,
  args: {
    label: 'Are you subject to IRS backup withholding?',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Chosen: Story = { args: { defaultValue: 'no' } };

export const WithDescription: Story = {
  args: { description: 'Most people are not.', defaultValue: 'no' },
};

export const Invalid: Story = { args: { error: 'Please choose Yes or No' } };
