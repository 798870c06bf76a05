import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

const meta = {
  component: Card,
  args: {
    children: (
      <Stack gap="xs">
        <Heading level={2} size="lead">
          Account Information
        </Heading>
        <Text>Status: Active</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Card>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithoutPadding: Story = { args: { padding: 'none' } };
