import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  component: ButtonLink,
  args: { href: '#login', children: 'Click Here to Log In' },
} satisfies Meta<typeof ButtonLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Outline: Story = { args: { variant: 'outline', children: 'Back to Login' } };

export const Rendered: Story = {
  args: { href: undefined, render: <a href="#dashboard" data-router-link="" />, children: 'Home' },
};
