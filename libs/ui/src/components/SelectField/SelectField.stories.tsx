import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

export const Optional: Story = {
  args: { optional: true, description: 'Leave it out if you moved.' },
};

export const Short: Story = {
  args: { width: 'short' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'State' });
    await expect(select.getBoundingClientRect().width).toBeLessThan(208);
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'NY' } };
