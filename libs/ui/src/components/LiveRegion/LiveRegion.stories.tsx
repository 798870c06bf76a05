import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { LiveRegion, useAnnounce } from './LiveRegion.tsx';

const meta = {
  component: LiveRegion,
  render: function Playground() {
    const announce = useAnnounce();
    return (
      <Stack align="start">
        <Text>A screen reader announces the message; nothing is visible.</Text>
        <Button variant="outline" onClick={() => announce('Sorted by date')}>
          Sort by date
        </Button>
        <LiveRegion />
      </Stack>
    );
  },
} satisfies Meta<typeof LiveRegion>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
