import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { Text } from '../Text/Text.tsx';
import { DisclosureButton } from './DisclosureButton.tsx';

function Fold({ startsOpen = false }: { startsOpen?: boolean }) {
  const [isOpen, setOpen] = useState(startsOpen);
  const id = useId();
  return (
    <>
      <DisclosureButton open={isOpen} controls={id} onClick={() => setOpen(!isOpen)}>
        Details
      </DisclosureButton>
      <div id={id} hidden={!isOpen}>
        <Text>Direct deposits of $500 until November 30.</Text>
      </div>
    </>
  );
}

const meta = { component: Fold } satisfies Meta<typeof Fold>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Open: Story = { args: { startsOpen: true } };
