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
