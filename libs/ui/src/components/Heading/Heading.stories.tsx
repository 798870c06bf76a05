import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  component: Heading,
  args: { level: 1, children: 'Welcome back' },
} satisfies Meta<typeof Heading>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Levels: Story = {
  render: () => (
    <Stack>
      <Heading level={1} size="display">
        $3,850.00
      </Heading>
      <Heading level={2}>Earnings Overview</Heading>
      <Heading level={3}>Recent Activity</Heading>
      <Heading level={4}>Details</Heading>
    </Stack>
  ),
};
