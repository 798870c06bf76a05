import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

const meta = {
  component: Text,
  args: {
    children:
      'We find bank bonuses, open and manage the accounts for you, move the money that each bonus asks for, and pay you by bank transfer.',
  },
} satisfies Meta<typeof Text>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Tones: Story = {
  render: () => (
    <Stack gap="xs">
      <Text tone="strong" weight="medium">
        Strong text for names
      </Text>
      <Text>Normal text for content</Text>
      <Text tone="quiet" size="small">
        Quiet text for help
      </Text>
      <Text tone="critical">Critical text for errors</Text>
      <Text tone="positive">Positive text for success</Text>
    </Stack>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Stack gap="xs">
      <Text size="large">Large</Text>
      <Text>Regular</Text>
      <Text size="small">Small</Text>
    </Stack>
  ),
};
