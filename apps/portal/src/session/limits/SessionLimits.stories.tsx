import { Button, LiveRegion, PublicPage } from '@bank-bonuses/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { within } from 'storybook/test';
import { SessionWarning } from './SessionWarning.tsx';

interface DialogsProps {
  kind: 'idle' | 'limit';
  /** Seconds until the session ends. */
  seconds: number;
}

/** Renders a warning dialog over a page with little content. */
function Dialogs({ kind, seconds }: DialogsProps) {
  const [endsAt] = useState(() =>
    kind === 'limit' ? new Date(2026, 10, 20, 21, 41).getTime() : Date.now() + seconds * 1000,
  );
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <>
      <PublicPage title="Settings">
        <Button onClick={() => setOpen(true)}>Warn again</Button>
      </PublicPage>
      {isOpen && <SessionWarning kind={kind} endsAt={endsAt} onStay={close} onLeave={close} />}
      <LiveRegion />
    </>
  );
}

const shown = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await within(canvasElement.ownerDocument.body).findByRole('dialog');
};

const meta = {
  component: Dialogs,
  parameters: { layout: 'fullscreen' },
  args: { kind: 'idle', seconds: 150 },
  play: shown,
} satisfies Meta<typeof Dialogs>;

export default meta;

type Story = StoryObj<typeof meta>;

const onAPhone = { viewport: { value: 'phone' } };

export const Playground: Story = {};

export const LastSeconds: Story = { args: { seconds: 9 } };

export const OnAPhone: Story = { globals: onAPhone };

export const SessionEndsSoon: Story = { args: { kind: 'limit' } };

export const SessionEndsSoonOnAPhone: Story = { args: { kind: 'limit' }, globals: onAPhone };
