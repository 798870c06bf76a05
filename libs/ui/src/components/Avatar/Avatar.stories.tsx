import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './Avatar.tsx';

const meta = { component: Avatar, args: { initials: 'AR' } } satisfies Meta<typeof Avatar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OneLetter: Story = { args: { initials: 'U' } };

export const ManyLetters: Story = { args: { initials: 'MADLC' } };
