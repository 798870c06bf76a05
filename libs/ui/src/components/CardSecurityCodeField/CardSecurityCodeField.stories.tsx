import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardSecurityCodeField } from './CardSecurityCodeField.tsx';

const meta = { component: CardSecurityCodeField, args: { label: 'Security code' } } satisfies Meta<
  typeof CardSecurityCodeField
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Invalid: Story = { args: { error: 'Security code is required' } };
