import { signedInAs } from '@bank-bonuses/auth/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onPhone, showsError } from '../../testing/storyPlays.ts';
import { WizardStory } from '../../testing/WizardStory.testing.tsx';

const meta = {
  title: '1 Account',
  component: WizardStory,
  parameters: { layout: 'fullscreen' },
  args: { step: 1 },
} satisfies Meta<typeof WizardStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Invalid: Story = {
  play: showsError({
    says: /^Please fill in all required fields/,
    marks: ['Email', 'Password', 'Confirm Password'],
  }),
};

export const Advice: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'avery@gmial.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'abcdef');
    await expect(await canvas.findByText(/Did you mean/)).toBeVisible();
    await expect(await canvas.findByText(/Strength: weak/)).toBeVisible();
  },
};

/** The applicant has confirmed the address, but the service never received the registration. */
export const RegistrationMissing: Story = {
  args: { auth: { state: signedInAs() } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('alex.rivera@example.com')).toBeVisible();
  },
};

/** The costs are in one line above the form; pressing the line shows the details. */
export const CostsOnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    const line = await canvas.findByText(/^What it costs: \$5,000, plus 3% by card/);
    // While the details are closed, the first field is in view.
    const { bottom } = canvas.getByLabelText('Email').getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(640);
    await userEvent.click(line);
    await expect(canvas.getByText('$5,150.00', { selector: 'details *' })).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toBeVisible();
  },
};
