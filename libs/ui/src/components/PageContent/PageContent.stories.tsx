import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { PageContent } from './PageContent.tsx';

const meta = {
  component: PageContent,
  parameters: {
    layout: 'fullscreen',
    // The story is a whole page, so the docs show it in a frame.
    docs: { story: { inline: false, height: '320px' } },
  },
  args: {
    children: (
      <Stack gap="lg">
        <PageHeader title="Payments" />
        <Card>
          <Text>No payment yet.</Text>
        </Card>
      </Stack>
    ),
  },
} satisfies Meta<typeof PageContent>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
