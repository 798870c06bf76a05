import { AuthError } from '@bank-bonuses/auth';
import { createFakeAuth, signedInAs, type FakeAuthOptions } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/product/routes';
import { StoryPage, testConfig } from '@bank-bonuses/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
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
const Screen = ({ signInProviders, ...options }: ScreenProps) => (
  <StoryPage
    auth={createFakeAuth(options)}
    config={{ ...testConfig, ...(signInProviders && { signInProviders }) }}
    path={paths.login}
  >
    <LoginPage />
  </StoryPage>
);

const meta = {
  component: Screen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const rejectWith = (message: string, code: string) => () =>
  Promise.reject(new AuthError(message, { code, status: 400 }));

const press: Play = ({ canvas, userEvent }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Login' }));

const submit: Play = async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.type(canvas.getByLabelText('Email'), 'a@b.co');
  await userEvent.type(canvas.getByLabelText('Password'), 'horse');
  await press(context);
};

export const Playground: Story = {};

/** Each field has an error below it. */
export const Invalid: Story = { play: press };

export const LoggingIn: Story = { args: { state: signedInAs() } };

export const SessionEnded: Story = {
  name: 'Session ended (401)',
  args: { state: { status: 'signed-out', hasEnded: true } },
};

export const Rejected: Story = {
  args: { signIn: rejectWith('Invalid login credentials', 'invalid_credentials') },
  play: async (context) => {
    await submit(context);
    await context.canvas.findByRole('alert');
  },
};

export const NotConfirmed: Story = {
  args: { signIn: rejectWith('Email not confirmed', 'email_not_confirmed') },
  play: async (context) => {
    await submit(context);
    await context.canvas.findByRole('button', { name: 'Send a new confirmation email' });
  },
};

/** Shows the buttons of the sign-in providers that the settings enable. */
export const Providers: Story = {
  args: { signInProviders: ['google', 'apple'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Continue with Apple' });
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
