import { AuthError, type RedirectResult } from '@bank-bonuses/auth';
import { signedInAs } from '@bank-bonuses/auth/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ResetPasswordStory } from '../ResetPasswordStory.testing.tsx';
import { marks, request, type Play } from '../storyPlays.testing.ts';

const meta = {
  component: ResetPasswordStory,
  parameters: { layout: 'fullscreen' },
  args: { isRecovery: true },
} satisfies Meta<typeof ResetPasswordStory>;

export default meta;

type Story = StoryObj<typeof meta>;

const failed = (
  reason: (RedirectResult & { kind: 'failed' })['reason'],
  message: string,
): RedirectResult => ({
  kind: 'failed',
  reason,
  message,
});

const fillPasswords =
  (first: string, second: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New Password'), first);
    await userEvent.type(canvas.getByLabelText('Confirm New Password'), second);
  };

const press: Play = async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Update Password' }));

const update =
  (first: string, second: string): Play =>
  async (context) => {
    await fillPasswords(first, second)(context);
    await press(context);
  };

export const CheckingTheLink: Story = {
  args: { redirectResult: new Promise<RedirectResult>(() => undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
    await expect(canvas.queryByLabelText('New Password')).toBeNull();
  },
};

/**
 * Shows a link that is used only when the button is pressed, because mail scanners open links too.
 */
export const LinkToVerify: Story = {
  args: { redirectResult: { kind: 'unverified', purpose: 'recovery' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeEnabled();
  },
};

export const NewPassword: Story = {
  args: { redirectResult: { kind: 'recovery' }, state: signedInAs() },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('New Password');
  },
};

export const PasswordsDiffer: Story = {
  args: NewPassword.args ?? {},
  play: async (context) => {
    await update('another horse', 'another house')(context);
    await marks('Confirm New Password', 'Passwords do not match')(context);
  },
};

export const Updating: Story = {
  args: { ...NewPassword.args, updatePassword: () => new Promise(() => undefined) },
  play: async (context) => {
    await update('another horse', 'another horse')(context);
    await context.canvas.findByRole('button', { name: 'Updating...' });
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
  play: async ({ canvas }) => {
    await canvas.findByLabelText('6-digit code');
  },
};

/** The email was requested in this browser, but is read on another device. */
export const CodeExpected: Story = {
  args: { askedFor: 'alex.rivera@example.com' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('6-digit code')).toHaveValue('');
    await expect(canvas.getByLabelText('Email')).toHaveValue('alex.rivera@example.com');
  },
};

export const InAnotherBrowser: Story = {
  args: {
    redirectResult: failed(
      'other-browser',
      'This link was opened in a different browser than the one that requested it, or a newer link has replaced it.',
    ),
  },
  play: WithoutASession.play ?? (() => undefined),
};

export const NewLinkSent: Story = {
  args: InAnotherBrowser.args ?? {},
  play: async (context) => {
    await request(context);
    await context.canvas.findByText(/^Password reset link has been sent/);
  },
};

export const CodeRejected: Story = {
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
  play: WithoutASession.play ?? (() => undefined),
  globals: { viewport: { value: 'phone' } },
};
