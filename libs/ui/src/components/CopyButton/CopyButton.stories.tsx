import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import type { CopyButtonProps } from './CopyButton.tsx';
import { CopyButton } from './CopyButton.tsx';
import { Inline } from '../Inline/Inline.tsx';

function Owner({ valueName, value }: Pick<CopyButtonProps, 'valueName' | 'value'>) {
  const shown = useRef<HTMLSpanElement>(null);
  return (
    <Inline gap="sm">
      <span ref={shown}>{value}</span>
      <CopyButton valueName={valueName} value={value} shownIn={shown} />
    </Inline>
  );
}

const meta = {
  component: CopyButton,
  args: { valueName: 'account number', value: '000123456789', shownIn: { current: null } },
  render: ({ valueName, value }) => <Owner valueName={valueName} value={value} />,
} satisfies Meta<typeof CopyButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
