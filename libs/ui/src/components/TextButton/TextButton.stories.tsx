import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextButton } from './TextButton.tsx';

const meta = {
  component: TextButton,
  args: { children: 'Read the Terms of Service', onClick: fn() },
} satisfies Meta<typeof TextButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Standalone: Story = { args: { standalone: true } };
