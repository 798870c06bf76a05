import { signedInAs } from '@bank-bonuses/auth/testing';
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
