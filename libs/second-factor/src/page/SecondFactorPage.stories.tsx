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

export const LostDevice: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lost your device?' }));
    await expect(canvas.getByText(/Have ready/)).toBeVisible();
  },
};

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

export const UnknownStep: Story = {
  args: { known: [] },
  play: async ({ canvas }) => void (await canvas.findByText(/^This page does not support/)),
};
