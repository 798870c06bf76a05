import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import { Sheet } from './Sheet.tsx';

const meta = {
  component: Sheet,
  parameters: {
    // The sheet covers the page and moves focus, so the docs show it in a frame.
    docs: { story: { inline: false, height: '480px' } },
  },
  args: {
    open: true,
    onOpenChange: fn(),
    label: 'Navigation',
    children: (
      <Card>
        <Text>Links to the pages</Text>
      </Card>
    ),
  },
} satisfies Meta<typeof Sheet>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: function Playground(args) {
    const [open, setOpen] = useState(true);
    return (
      <>
        <Button variant="outline" onClick={() => setOpen(true)}>
          Menu
        </Button>
        <Sheet {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
