import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateField } from './DateField.tsx';

const meta = {
  component: DateField,
  args: { label: 'Date of birth', autoComplete: 'bday' },
} satisfies Meta<typeof DateField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Filled: Story = { args: { defaultValue: '1988-04-17' } };

export const Invalid: Story = { args: { error: 'Please fill in all required fields' } };
