import { AuthError } from '@bank-bonuses/auth';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ResetPasswordStory } from '../ResetPasswordStory.testing.tsx';

const meta = {
  component: ResetPasswordStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ResetPasswordStory>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

export const Playground: Story = {};

const request: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Email'), 'a@b.co');
  await userEvent.click(canvas.getByRole('button', { name: 'Send Reset Link' }));
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
