import type { RedirectResult } from '@bank-bonuses/auth';
import { createFakeAuth, type FakeAuthOptions } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/product/routes';
import { TestProviders } from '@bank-bonuses/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect } from 'storybook/test';
import { CallbackPage } from './CallbackPage.tsx';

/** Renders the page in the shell, as if the mailed link had the story's result. */
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
  args: { redirectResult: new Promise<RedirectResult>(() => undefined) },
} satisfies Meta<typeof Screen>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const offersLogin =
  (heading: string): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: heading })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Log in' })).toBeVisible();
  };

const fails =
  (message: RegExp): Play =>
  async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'We could not log you in' }),
    ).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(message);
  };

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Signing you in…' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('One moment, please.');
  },
};

/** The link is used only when the button is pressed, because mail scanners open links too. */
export const ToBeConfirmed: Story = {
  args: {
    redirectResult: { kind: 'unverified', purpose: 'confirmation' },
    verifyLink: () => new Promise(() => undefined),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Confirm' })).toBeEnabled();
  },
};

export const ConfirmedInAnotherBrowser: Story = {
  args: { redirectResult: { kind: 'confirmed-elsewhere', isProved: false } },
  play: offersLogin('Log in to continue'),
};

export const Expired: Story = {
  args: {
    redirectResult: {
      kind: 'failed',
      reason: 'expired',
      message: 'This link has expired or has already been used.',
    },
  },
  play: async (context) => {
    await fails(/^This link has expired/)(context);
    await offersLogin('We could not log you in')(context);
  },
};

export const ProviderDenied: Story = {
  args: {
    redirectResult: { kind: 'provider-failed', provider: 'google', errorCode: 'access_denied' },
  },
  play: async (context) => {
    await fails(/^Logging in with Google was cancelled/)(context);
    await offersLogin('We could not log you in')(context);
  },
};

export const Unreachable: Story = {
  args: {
    redirectResult: {
      kind: 'failed',
      reason: 'unreachable',
      message:
        'We could not reach the login service. Check your internet connection and try again.',
    },
  },
  play: async (context) => {
    await fails(/^We could not reach the login service/)(context);
    await expect(context.canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
