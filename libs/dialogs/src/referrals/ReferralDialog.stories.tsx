import { createFakeAuth, signedInAs } from '@bank-bonuses/auth/testing';
import { TestProviders } from '@bank-bonuses/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { within } from 'storybook/test';
import { InviteButton } from './InviteButton.tsx';
import { ReferralRate } from './ReferralRate.tsx';

interface ScreenProps {
  referralCode?: string;
  /** Whether writing to the clipboard succeeds. */
  clipboard?: 'works' | 'denied';
  /** Whether the device has a share sheet. */
  hasShareSheet?: boolean;
}

/** Renders the sidebar's button on a device with the features that the story sets. */
function Screen({ referralCode }: ScreenProps) {
  const [auth] = useState(() => createFakeAuth({ state: signedInAs({ referralCode }) }));
  return (
    <TestProviders auth={auth}>
      <InviteButton>
        Earn <ReferralRate />
      </InviteButton>
    </TestProviders>
  );
}

const deny = () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'));

const meta = {
  component: Screen,
  args: { referralCode: 'ALEX7', clipboard: 'works', hasShareSheet: false },
  beforeEach: ({ args }) => {
    const properties = {
      clipboard: { writeText: args.clipboard === 'denied' ? deny : () => Promise.resolve() },
      ...(args.hasShareSheet && { share: () => Promise.resolve() }),
    };
    for (const [name, value] of Object.entries(properties)) {
      Object.defineProperty(navigator, name, { value, configurable: true });
    }
    return () => {
      for (const name of Object.keys(properties)) Reflect.deleteProperty(navigator, name);
    };
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Earn/ }));
    await within(canvasElement.ownerDocument.body).findByRole('dialog');
  },
} satisfies Meta<typeof Screen>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const copy: Play = async (context) => {
  await meta.play(context);
  const body = within(context.canvasElement.ownerDocument.body);
  await context.userEvent.click(body.getByRole('button', { name: 'Copy link' }));
  await body.findByText(/copied to clipboard|Failed to copy/);
};

export const Playground: Story = {};

export const CopyDenied: Story = { args: { clipboard: 'denied' }, play: copy };

export const OnAPhone: Story = {
  args: { hasShareSheet: true },
  globals: { viewport: { value: 'phone' } },
};
