import { AuthError } from '@bank-bonuses/auth';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ResetPasswordStory } from '../ResetPasswordStory.testing.tsx';
import { marks, request } from '../storyPlays.testing.ts';

const meta = {
  component: ResetPasswordStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ResetPasswordStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithoutAnAddress: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Send Reset Link' }));
    await marks('Email', 'Please enter your email address')(context);
  },
};

export const Sending: Story = {
  args: { requestPasswordReset: () => new Promise(() => undefined) },
  play: async (context) => {
    await request(context);
    const { canvas } = context;
    await expect(await canvas.findByRole('button', { name: 'Sending...' })).toBeDisabled();
    await expect(canvas.getByLabelText('Email')).toBeDisabled();
  },
};

export const LinkSent: Story = {
  play: async (context) => {
    await request(context);
    await context.canvas.findByText(/^Password reset link has been sent/);
  },
};

export const RequestRejected: Story = {
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
