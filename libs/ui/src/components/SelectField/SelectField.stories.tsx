import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from './SelectField.tsx';

const meta = {
  component: SelectField,
  args: {
    label: 'State',
    placeholder: 'Choose a state',
    autoComplete: 'address-level1',
    options: [
      { value: 'CA', label: 'California' },
      { value: 'DE', label: 'Delaware' },
      { value: 'NY', label: 'New York' },
    ],
  },
} satisfies Meta<typeof SelectField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Filled: Story = { args: { defaultValue: 'DE' } };

export const Invalid: Story = { args: { error: 'State is required' } };

export const Optional: Story = { args: { optional: true, hint: 'Leave it out if you moved.' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'NY' } };
