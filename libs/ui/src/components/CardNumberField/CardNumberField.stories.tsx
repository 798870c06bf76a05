import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { cardBrand } from './cardBrand.ts';
import { CardNumberField } from './CardNumberField.tsx';

const meta = { component: CardNumberField, args: { label: 'Card number' } } satisfies Meta<
  typeof CardNumberField
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: function Playground(args) {
    const [number, setNumber] = useState('');
    return (
      <CardNumberField
        {...args}
        value={number}
        onValueChange={setNumber}
        brand={cardBrand(number)}
      />
    );
  },
};

export const Visa: Story = { args: { defaultValue: '4242 4242 4242 4242', brand: 'Visa' } };

export const AmericanExpress: Story = {
  args: { defaultValue: '3782 8224 6310 005', brand: 'American Express' },
};

export const Invalid: Story = { args: { error: 'Card number is required' } };
