import { AuthError, type Factor } from '@bank-bonuses/auth';
import { fakeFactor } from '@bank-bonuses/auth/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SecondFactorScreen } from './SecondFactorScreen.testing.tsx';

const tablet: Factor = { ...fakeFactor, id: 'tablet', name: 'Tablet at home' };
const phone: Factor = {
  ...fakeFactor,
  id: 'phone',
  kind: 'phone',
  name: undefined,
  phone: '15555550123',
};

const meta = {
  component: SecondFactorScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SecondFactorScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const fails = (message: string, code?: string) => () =>
  Promise.reject(new AuthError(message, { code }));
const enterCode: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('6-digit code'), '123456');
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
};
const sendCode: NonNullable<Story['play']> = async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Text me a code' }));

export const Playground: Story = {
  play: async ({ canvas }) => void (await canvas.findByLabelText('6-digit code')),
};

export const SeveralFactors: Story = {
  args: { known: [fakeFactor, tablet, phone] },
  play: async ({ canvas }) => void (await canvas.findByLabelText('Authenticator app “Work phone”')),
};

export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('6-digit code'), '123');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Please enter the 6 digits of the code')).toBeVisible();
  },
};

export const WrongCode: Story = {
  args: {
    factors: {
      verify: fails(
        'This code is incorrect. Codes change every 30 seconds: please enter the newest one.',
        'mfa_verification_failed',
      ),
    },
  },
  play: async (context) => {
    await enterCode(context);
    await context.canvas.findByText(/^This code is incorrect/);
  },
};

export const Checking: Story = {
  args: { factors: { verify: () => new Promise(() => undefined) } },
  play: enterCode,
};

export const Phone: Story = {
  args: { known: [phone] },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Text me a code' })),
};

export const CodeSent: Story = {
  args: { known: [phone] },
  play: async (context) => {
    await sendCode(context);
    await context.canvas.findByText(/^We have sent a code/);
  },
};

export const CodeNotSent: Story = {
  args: {
    known: [phone],
    factors: {
      challenge: fails('We cannot send another code yet. Please try again in 37 seconds.'),
    },
  },
  play: async (context) => {
    await sendCode(context);
    await context.canvas.findByRole('alert');
  },
};

export const LostDevice: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lost your device?' }));
    await expect(canvas.getByText(/Have ready/)).toBeVisible();
  },
};

export const WithoutSupportAddress: Story = { ...LostDevice, args: { supportEmail: '' } };

export const Loading: Story = { args: { factors: { list: () => new Promise(() => undefined) } } };

export const CouldNotBeLoaded: Story = {
  args: {
    factors: {
      list: fails(
        'We could not reach the login service. Check your internet connection and try again.',
      ),
    },
  },
  play: async ({ canvas }) => void (await canvas.findByRole('alert')),
};

/** The browser reports that it is offline. */
export const Offline: Story = {
  ...CouldNotBeLoaded,
  args: {
    factors: { list: fails('You are offline. Check your internet connection and try again.') },
  },
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
};

/** The connection was lost after the page had loaded. */
export const OfflineAtTheCode: Story = {
  args: {
    factors: {
      challenge: fails('You are offline. Check your internet connection and try again.'),
    },
  },
  beforeEach: Offline.beforeEach ?? [],
  play: WrongCode.play ?? (() => undefined),
};

export const UnknownStep: Story = {
  args: { known: [] },
  play: async ({ canvas }) => void (await canvas.findByText(/^This page does not support/)),
};
