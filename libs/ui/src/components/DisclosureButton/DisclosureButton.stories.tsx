import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Text } from '../Text/Text.tsx';
import { DisclosureButton } from './DisclosureButton.tsx';

const meta = {
  component: DisclosureButton,
  args: { open: false, controls: 'details', children: 'Details' },
  render: function Playground(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <DisclosureButton {...args} open={open} onClick={() => setOpen(!open)} />
        <div id={args.controls} hidden={!open}>
          <Text>Direct deposits of $500 until November 30.</Text>
        </div>
      </>
    );
  },
} satisfies Meta<typeof DisclosureButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Open: Story = { args: { open: true, controls: 'open-details' } };
