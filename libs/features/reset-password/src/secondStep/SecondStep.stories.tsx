import { AuthError } from '@bank-bonuses/auth';
import { fakeFactor, signedInAs } from '@bank-bonuses/auth/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ResetPasswordStory } from '../ResetPasswordStory.testing.tsx';

const meta = {
  title: 'SecondStep',
  component: ResetPasswordStory,
  parameters: { layout: 'fullscreen' },
  args: {
    isRecovery: true,
    state: signedInAs({}, { needsSecondFactor: true }),
    redirectResult: { kind: 'recovery' },
  },
} satisfies Meta<typeof ResetPasswordStory>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const label = '6-digit code';

const asks: Play = async ({ canvas }) => {
  await expect(await canvas.findByLabelText(label)).toBeEnabled();
};

export const Playground: Story = { play: asks };

export const WrongCode: Story = {
  args: {
    factors: {
      verify: () =>
        Promise.reject(
          new AuthError('This code is incorrect.', { code: 'mfa_verification_failed' }),
        ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(label), '000000');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('This code is incorrect.')).toBeVisible();
  },
};

export const CodeMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByLabelText(label);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByLabelText(label)).toBeInvalid();
  },
};

export const PhoneOrApp: Story = {
  args: {
    factors: {
      list: () =>
        Promise.resolve([
          fakeFactor,
          { ...fakeFactor, id: 'phone', kind: 'phone', name: undefined, phone: '15550100' },
        ]),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /ending in 0100$/ }));
    await expect(canvas.getByRole('button', { name: 'Text me a code' })).toBeEnabled();
  },
};

export const Loading: Story = {
  args: { factors: { list: () => new Promise(() => undefined) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/has a second step/)).toBeVisible();
    await expect(canvas.queryByLabelText(label)).toBeNull();
  },
};

export const NotLoaded: Story = {
  args: {
    factors: {
      list: () => Promise.reject(new AuthError('We could not reach the login service.')),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const OnAPhone: Story = { play: asks, globals: { viewport: { value: 'phone' } } };
