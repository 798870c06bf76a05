import { AuthError } from '@bank-bonuses/auth';
import { createFakeAuth, type FakeAuthOptions } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/product/routes';
import { TestProviders, testConfig } from '@bank-bonuses/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect } from 'storybook/test';
import { LoginPage } from './LoginPage.tsx';

interface ScreenProps extends FakeAuthOptions {
  /**
   * Sign-in providers offered in addition to the password.
   * @default none
   */
  signInProviders?: string[];
}

/** Renders the page in the shell, with a mocked session. */
function Screen({ signInProviders, ...options }: ScreenProps) {
  const [auth] = useState(() => createFakeAuth(options));
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', Component: LoginPage }], { initialEntries: [paths.login] }),
  );
  return (
    <TestProviders
      auth={auth}
      config={{ ...testConfig, ...(signInProviders && { signInProviders }) }}
    >
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

const rejectWith = (message: string, code: string) => () =>
  Promise.reject(new AuthError(message, { code, status: 400 }));

const fill: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Email'), 'alex.rivera@example.com');
  await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
};

const press: Play = ({ canvas, userEvent }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Login' }));

const submit: Play = async (context) => {
  await fill(context);
  await press(context);
};

const showsError =
  (text: string | RegExp): Play =>
  async (context) => {
    await submit(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(text);
    await expect(context.canvas.getByLabelText('Password')).toHaveValue('correct horse');
  };

export const Playground: Story = {};

/** Each field has an error below it, and no request is sent. */
export const Invalid: Story = {
  args: { signIn: rejectWith('Not to be called', 'unexpected') },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await press(context);
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Email'), 'alex.rivera');
    await press(context);
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(canvas.getByLabelText('Email')).toBeInvalid();
    await expect(canvas.getByText('Please enter a valid email address')).toBeVisible();
    await expect(canvas.getByText('Please enter your password')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const LoggingIn: Story = {
  args: { signIn: () => new Promise(() => undefined) },
  play: async (context) => {
    await submit(context);
    await expect(
      await context.canvas.findByRole('button', { name: 'Logging in...' }),
    ).toBeDisabled();
  },
};

export const SessionEnded: Story = {
  name: 'Session ended (401)',
  args: { state: { status: 'signed-out', hasEnded: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/because your session has ended/);
  },
};

export const Rejected: Story = {
  args: { signIn: rejectWith('Invalid login credentials', 'invalid_credentials') },
  play: showsError('Invalid login credentials'),
};

export const NotConfirmed: Story = {
  args: { signIn: rejectWith('Email not confirmed', 'email_not_confirmed') },
  play: async (context) => {
    await submit(context);
    await context.canvas.findByRole('button', { name: 'Send a new confirmation email' });
  },
};

export const ConfirmationSentAgain: Story = {
  args: NotConfirmed.args ?? {},
  play: async (context) => {
    await submit(context);
    const { canvas, userEvent } = context;
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Send a new confirmation email' }),
    );
    await canvas.findByText(/We have sent a new confirmation email/);
  },
};

/** Shows the buttons of the sign-in providers that the settings enable. */
export const Providers: Story = {
  args: { signInProviders: ['google', 'apple'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Continue with Apple' });
  },
};

export const ProviderOff: Story = {
  args: {
    ...Providers.args,
    providers: {
      beginSignIn: rejectWith(
        'You cannot continue with Google right now. Please log in with your email address and password.',
        'provider_disabled',
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue with Google' }));
    await canvas.findByText(/^You cannot continue with Google/);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
