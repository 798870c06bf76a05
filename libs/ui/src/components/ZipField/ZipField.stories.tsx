import type { Meta, StoryObj } from '@storybook/react-vite';
import { ZipField } from './ZipField.tsx';

const meta = { component: ZipField, args: { label: 'ZIP code' } } satisfies Meta<typeof ZipField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const NineDigits: Story = { args: { defaultValue: '01001-1234' } };

export const Invalid: Story = {
  args: { defaultValue: 'ABCDE', error: 'ZIP code must have 5 or 9 digits' },
};
