import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { CopyButton } from './CopyButton.tsx';
import { Inline } from '../Inline/Inline.tsx';

const meta = {
  component: CopyButton,
  args: { valueName: 'account number', value: '000123456789', shownIn: { current: null } },
  render: function Playground(args) {
    const shown = useRef<HTMLSpanElement>(null);
    return (
      <Inline gap="sm">
        <span ref={shown}>{args.value}</span>
        <CopyButton {...args} shownIn={shown} />
      </Inline>
    );
  },
} satisfies Meta<typeof CopyButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
