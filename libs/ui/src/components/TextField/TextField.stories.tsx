import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  component: TextField,
  args: { label: 'Email', type: 'email', autoComplete: 'email' },
} satisfies Meta<typeof TextField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Filled: Story = { args: { defaultValue: 'pat.reyes@example.com' } };

export const WithDescription: Story = {
  args: {
    label: 'Social security number',
    description: 'Nine digits. We need it for your tax form and never show it in full.',
    type: 'text',
    placeholder: 'XXX-XX-XXXX',
    inputMode: 'numeric',
    autoComplete: 'off',
  },
};

export const Optional: Story = {
  args: { label: 'Employer', optional: true, type: 'text', autoComplete: 'organization' },
};

export const Invalid: Story = {
  args: {
    label: 'Zip code',
    type: 'text',
    defaultValue: '1234',
    autoComplete: 'postal-code',
    error: 'Please enter a valid zip code (e.g., 12345 or 12345-6789)',
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'pat.reyes@example.com' } };

export const Trailing: Story = {
  args: {
    label: 'Annual income',
    optional: true,
    type: 'text',
    inputMode: 'numeric',
    autoComplete: 'off',
    trailing: (
      <Inline>
        <Text as="span" tone="quiet" size="small">
          USD a year
        </Text>
      </Inline>
    ),
  },
};
