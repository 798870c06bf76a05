import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardExpiryField } from './CardExpiryField.tsx';

const meta = { component: CardExpiryField, args: { label: 'Expiry date' } } satisfies Meta<
  typeof CardExpiryField
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Invalid: Story = {
  args: { defaultValue: '13/27', error: 'The month is a number from 01 to 12' },
};
