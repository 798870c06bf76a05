import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './TextArea.tsx';

const meta = {
  component: TextArea,
  args: { label: 'Message', description: 'Leave out passwords and account numbers.' },
} satisfies Meta<typeof TextArea>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Filled: Story = {
  args: {
    defaultValue:
      'The bonus of my second account is due this month.\nI have not seen it yet.\n\nCould you have a look?',
  },
};

export const Optional: Story = { args: { label: 'Comment', optional: true } };

export const Invalid: Story = { args: { error: 'Enter a message' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Sent on November 3.' } };
