import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import type { CopyButtonProps } from './CopyButton.tsx';
import { CopyButton } from './CopyButton.tsx';
import { Inline } from '../Inline/Inline.tsx';

function Owner({ what, value }: Pick<CopyButtonProps, 'what' | 'value'>) {
  const shown = useRef<HTMLSpanElement>(null);
  return (
    <Inline gap="sm">
      <span ref={shown}>{value}</span>
      <CopyButton what={what} value={value} shownIn={shown} />
    </Inline>
  );
}

const meta = {
  component: CopyButton,
  args: { what: 'account number', value: '000123456789', shownIn: { current: null } },
  render: ({ what, value }) => <Owner what={what} value={value} />,
} satisfies Meta<typeof CopyButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
