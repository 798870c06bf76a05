import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormattedField } from './FormattedField.tsx';

const meta = {
  component: FormattedField,
  args: {
    label: 'State',
    format: (typed: string) =>
      typed
        .replace(/[^a-z]/gi, '')
        .slice(0, 2)
        .toUpperCase(),
  },
} satisfies Meta<typeof FormattedField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Invalid: Story = { args: { defaultValue: 'XX', error: 'Please enter a state' } };
