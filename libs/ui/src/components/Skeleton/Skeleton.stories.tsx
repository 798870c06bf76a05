import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const InACard: Story = {
  render: () => (
    <Card>
      <Stack gap="xs">
        <Skeleton width="third" />
        <Skeleton />
        <Skeleton width="half" />
        <Skeleton variant="control" />
      </Stack>
    </Card>
  ),
};
