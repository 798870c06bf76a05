import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent } from 'storybook/test';
import { MaskedField } from './MaskedField.tsx';

const meta = {
  component: MaskedField,
  args: {
    label: 'Account Number',
    value: '000123456',
    mask: (text: string) => text.replaceAll(/\d(?=.*\d{4})/g, '•'),
    inputMode: 'numeric',
    autoComplete: 'off',
  },
  render: function Playground(args) {
    const [value, setValue] = useState(args.value);
    return <MaskedField {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof MaskedField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Empty: Story = { args: { value: '' } };

export const Shown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show account number' }));
  },
};

export const Invalid: Story = { args: { error: 'The number must have 9 digits' } };
