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

export const PasswordFilled: Story = {
  args: NewPassword.args ?? {},
  play: async (context) => {
    await fillPasswords('another horse', 'another horse')(context);
    await expect(context.canvas.getByRole('button', { name: 'Update Password' })).toBeEnabled();
  },
};

export const PasswordEmpty: Story = {
  args: NewPassword.args ?? {},
  play: async (context) => {
    await press(context);
    await marks('New Password', 'Please enter a new password')(context);
  },
};

export const PasswordsDiffer: Story = {
  args: NewPassword.args ?? {},
  play: async (context) => {
    await update('another horse', 'another house')(context);
    await marks('Confirm New Password', 'Passwords do not match')(context);
  },
};

export const PasswordTooShort: Story = {
  args: NewPassword.args ?? {},
  play: async (context) => {
    await update('abcde', 'abcde')(context);
    await marks('New Password', 'Password must be at least 6 characters')(context);
  },
};

export const Updating: Story = {
  args: { ...NewPassword.args, updatePassword: () => new Promise(() => undefined) },
  play: async (context) => {
    await update('another horse', 'another horse')(context);
    await context.canvas.findByRole('button', { name: 'Updating...' });
  },
};

export const UpdateRejected: Story = {
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

export const CodeMissing: Story = {
  args: CodeExpected.args ?? {},
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await marks('6-digit code', 'Please enter the 6 digits of the code')(context);
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

export const Unreachable: Story = {
  args: {
    redirectResult: failed(
      'unreachable',
      'We could not reach the login service. Check your internet connection and try again.',
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

const enterCode: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('6-digit code'), '123456');
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
};

export const CheckingTheCode: Story = {
  args: { ...CodeExpected.args, verifyRecoveryCode: () => new Promise(() => undefined) },
  play: async (context) => {
    await enterCode(context);
    await expect(context.canvas.getByLabelText('6-digit code')).toBeDisabled();
  },
};

export const OnAPhone: Story = {
  play: WithoutASession.play ?? (() => undefined),
  globals: { viewport: { value: 'phone' } },
};
