import type { Landing } from '@bank-bonuses/auth';
import { createFakeAuth, type FakeAuthOptions } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/routes';
import { TestProviders } from '@bank-bonuses/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { CallbackPage } from './CallbackPage.tsx';

/** The page as the shell shows it, after a mail link that was worth what the story says. */
function Screen(options: FakeAuthOptions) {
  const [auth] = useState(() => createFakeAuth(options));
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', Component: CallbackPage }], {
      initialEntries: [paths.authCallback],
    }),
  );
  return (
    <TestProviders auth={auth}>
      <RouterProvider router={router} />
    </TestProviders>
  );
}

const meta = {
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { landing: new Promise<Landing>(() => undefined) },
} satisfies Meta<typeof Screen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ConfirmedInAnotherBrowser: Story = {
  args: { landing: { kind: 'confirmed-elsewhere', isProved: false } },
};

export const ConfirmedTooLateToSignIn: Story = {
  args: { landing: { kind: 'confirmed-elsewhere', isProved: true } },
};

export const Expired: Story = {
  args: {
    landing: {
      kind: 'failed',
      reason: 'expired',
      message: 'This link has expired or has already been used.',
    },
  },
};

export const OutOfReach: Story = {
  args: {
    landing: {
      kind: 'failed',
      reason: 'unreachable',
      message:
        'We could not reach the sign-in service. Check your internet connection and try again.',
    },
  },
};
