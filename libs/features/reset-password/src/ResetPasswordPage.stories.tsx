import { AuthError, type Landing } from '@bank-bonuses/auth';
import { createFakeAuth, signedInAs, type FakeAuthOptions } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/routes';
import { TestProviders } from '@bank-bonuses/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

interface ScreenProps extends FakeAuthOptions {
  /** The second mode: the address carries type=recovery. */
  isRecovery?: boolean;
}

/** The page as the shell shows it, with a session that answers as the story wants. */
function Screen({ isRecovery = false, ...options }: ScreenProps) {
  const [auth] = useState(() => createFakeAuth(options));
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', Component: ResetPasswordPage }], {
      initialEntries: [paths.resetPassword + (isRecovery ? '?type=recovery' : '')],
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
} satisfies Meta<typeof Screen>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const failed = (reason: (Landing & { kind: 'failed' })['reason'], message: string): Landing => ({
  kind: 'failed',
  reason,
  message,
});

const request: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Email'), 'alex.rivera@example.com');
  await userEvent.click(canvas.getByRole('button', { name: 'Send Reset Link' }));
};

const update =
  (first: string, second: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New Password'), first);
    await userEvent.type(canvas.getByLabelText('Confirm New Password'), second);
    await userEvent.click(canvas.getByRole('button', { name: 'Update Password' }));
  };

export const Playground: Story = {};

export const WithoutAnAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Reset Link' }));
    await canvas.findByText('Please enter your email address');
  },
};

export const LinkSent: Story = {
  play: async (context) => {
    await request(context);
    await context.canvas.findByText(/^Password reset link has been sent/);
  },
};

export const RequestRefused: Story = {
  args: {
    requestPasswordReset: () =>
      Promise.reject(
        new AuthError('For security purposes, you can only request this after 41 seconds.', {
          status: 429,
        }),
      ),
  },
  play: async (context) => {
    await request(context);
    await context.canvas.findByText(/^For security purposes/);
  },
};

export const CheckingTheLink: Story = {
  args: { isRecovery: true, landing: new Promise<Landing>(() => undefined) },
};

export const NewPassword: Story = {
  args: { isRecovery: true, landing: { kind: 'recovery' }, state: signedInAs() },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('New Password');
  },
};

export const PasswordsDiffer: Story = {
  args: NewPassword.args ?? {},
  play: async (context) => {
    await update('another horse', 'another house')(context);
    await context.canvas.findByText('Passwords do not match');
  },
};

export const Updating: Story = {
  args: { ...NewPassword.args, updatePassword: () => new Promise(() => undefined) },
  play: async (context) => {
    await update('another horse', 'another horse')(context);
    await context.canvas.findByRole('button', { name: 'Updating...' });
  },
};

export const UpdateRefused: Story = {
  args: {
    ...NewPassword.args,
    updatePassword: () =>
      Promise.reject(new AuthError('New password should be different from the old password.')),
  },
  play: async (context) => {
    await update('correct horse', 'correct horse')(context);
    await context.canvas.findByText(/^New password should be different/);
  },
};

export const Updated: Story = {
  args: NewPassword.args ?? {},
  play: async (context) => {
    await update('another horse', 'another horse')(context);
    await context.canvas.findByText('Password has been updated successfully!');
  },
};

export const WithoutASession: Story = {
  args: { isRecovery: true },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('6-digit code');
  },
};

export const InAnotherBrowser: Story = {
  args: {
    isRecovery: true,
    landing: failed(
      'other-browser',
      'This link was opened in another browser than the one that asked for it, or a newer link has replaced it.',
    ),
  },
  play: WithoutASession.play ?? (() => undefined),
};

export const OutOfReach: Story = {
  args: {
    isRecovery: true,
    landing: failed(
      'unreachable',
      'We could not reach the sign-in service. Check your internet connection and try again.',
    ),
  },
  play: WithoutASession.play ?? (() => undefined),
};

export const NewLinkSent: Story = {
  args: InAnotherBrowser.args ?? {},
  play: LinkSent.play ?? (() => undefined),
};

export const CodeRefused: Story = {
  args: {
    ...InAnotherBrowser.args,
    verifyRecoveryCode: () => Promise.reject(new AuthError('Token has expired or is invalid')),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'alex.rivera@example.com');
    await userEvent.type(canvas.getByLabelText('6-digit code'), '000000');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await canvas.findByText('Token has expired or is invalid');
  },
};

export const OnAPhone: Story = {
  args: WithoutASession.args ?? {},
  play: WithoutASession.play ?? (() => undefined),
  globals: { viewport: { value: 'phone' } },
};
