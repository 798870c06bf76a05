import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { TextLink } from './TextLink.tsx';

const meta = {
  component: TextLink,
  args: { href: '#reset', children: 'Forgot your password?' },
} satisfies Meta<typeof TextLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Standalone: Story = { args: { standalone: true } };

export const InText: Story = {
  render: () => (
    <Text>
      Don&apos;t have an account? <TextLink href="#register">Sign up</TextLink>
    </Text>
  ),
};
