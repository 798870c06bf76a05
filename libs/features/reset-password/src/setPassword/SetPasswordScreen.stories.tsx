import type { RedirectResult } from '@bank-bonuses/auth';
import { signedInAs } from '@bank-bonuses/auth/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ResetPasswordStory } from '../ResetPasswordStory.testing.tsx';

const meta = {
  component: ResetPasswordStory,
  parameters: { layout: 'fullscreen' },
  args: { isRecovery: true },
} satisfies Meta<typeof ResetPasswordStory>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const failed = (
  reason: (RedirectResult & { kind: 'failed' })['reason'],
  message: string,
): RedirectResult => ({
  kind: 'failed',
  reason,
  message,
});

const update =
  (first: string, second: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New Password'), first);
    await userEvent.type(canvas.getByLabelText('Confirm New Password'), second);
    await userEvent.click(canvas.getByRole('button', { name: 'Update Password' }));
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
    await update('horses', 'houses')(context);
    await context.canvas.findByText('Passwords do not match');
  },
};

export const Updated: Story = {
  args: NewPassword.args ?? {},
  play: async (context) => {
    await update('horses', 'horses')(context);
    await context.canvas.findByText('Password has been updated successfully!');
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
  play: async ({ canvas }) => {
    await canvas.findByLabelText('6-digit code');
  },
};

export const OnAPhone: Story = {
  ...InAnotherBrowser,
  globals: { viewport: { value: 'phone' } },
};
