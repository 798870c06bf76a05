import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Text } from '../Text/Text.tsx';
import type { DisclosureButtonProps } from './DisclosureButton.tsx';
import { DisclosureButton } from './DisclosureButton.tsx';

function Fold({ open: startsOpen, controls, ...props }: DisclosureButtonProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <>
      <DisclosureButton
        {...props}
        open={isOpen}
        controls={controls}
        onClick={() => setOpen(!isOpen)}
      />
      <div id={controls} hidden={!isOpen}>
        <Text>Direct deposits of $500 until November 30.</Text>
      </div>
    </>
  );
}

const meta = {
  component: DisclosureButton,
  args: { open: false, controls: 'details', children: 'Details' },
  // The key applies a change of `open` in the Controls panel.
  render: (args) => <Fold key={String(args.open)} {...args} />,
} satisfies Meta<typeof DisclosureButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Open: Story = { args: { open: true, controls: 'open-details' } };
