import type { Meta, StoryObj } from '@storybook/react-vite';
import { OneTimeCodeField } from './OneTimeCodeField.tsx';

const meta = {
  component: OneTimeCodeField,
  args: { label: '6-digit code', description: 'From your authenticator app' },
} satisfies Meta<typeof OneTimeCodeField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const HalfTyped: Story = { args: { defaultValue: '123' } };

export const Filled: Story = { args: { defaultValue: '123456' } };

export const Invalid: Story = {
  args: { defaultValue: '123', error: 'Please enter the 6 digits of the code' },
};

export const WithNote: Story = {
  args: { description: 'From the text message', note: 'A new code was sent.' },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: '123456' } };
