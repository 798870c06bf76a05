import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhoneField } from './PhoneField.tsx';

const meta = { component: PhoneField, args: { label: 'Phone number' } } satisfies Meta<
  typeof PhoneField
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Abroad: Story = { args: { defaultValue: '+44 20 7946 0958' } };

export const WithNote: Story = {
  args: { defaultValue: '555', note: 'This is very short for a phone number. Please check it.' },
};
