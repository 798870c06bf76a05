import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyField } from './CopyField.tsx';

const meta = {
  component: CopyField,
  args: { valueName: 'key', value: 'JBSWY3DPEHPK3PXP', children: 'JBSW Y3DP EHPK 3PXP' },
} satisfies Meta<typeof CopyField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Plain: Story = {
  args: { valueName: 'reference', value: 'BB-7K3M-Q2', children: undefined },
};
