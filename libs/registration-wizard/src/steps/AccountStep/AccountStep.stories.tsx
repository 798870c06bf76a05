import { signedInAs } from '@bank-bonuses/auth/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { filledForm } from '../../testing/filledForm.ts';
import { fitsPhone, holds, onPhone, showsError } from '../../testing/storyPlays.ts';
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

export const Filled: Story = {
  args: { answers: filledForm },
  play: holds('Email', 'avery@example.com'),
};

export const Invalid: Story = {
  play: showsError({
    says: /^Please fill in all required fields/,
    marks: ['Email', 'Password', 'Confirm Password'],
  }),
};

export const PasswordsDiffer: Story = {
  args: { answers: { ...filledForm, confirmPassword: 'Another-Pass-2' } },
  play: showsError({ says: /^Passwords do not match/, marks: ['Confirm Password'] }),
};

export const PasswordTooShort: Story = {
  args: { answers: { ...filledForm, password: 'abcde', confirmPassword: 'abcde' } },
  play: showsError({ says: /^Password must be at least 6 characters/, marks: ['Password'] }),
};

export const Advice: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'avery@gmial.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'abcdef');
    await expect(await canvas.findByText(/Did you mean/)).toBeVisible();
    await expect(await canvas.findByText(/Strength: weak/)).toBeVisible();
  },
};

/** One of two errors is already resolved. */
export const PartlyResolved: Story = {
  args: { answers: { email: 'avery@example.com' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(document.activeElement).toHaveRole('group'));
    await userEvent.type(canvas.getByLabelText('Password'), 'Fictional-Pass-1');
    await waitFor(() => expect(canvas.getByLabelText('Password')).toBeValid());
    await expect(canvas.getByRole('link', { name: 'Password' })).toBeVisible();
  },
};

/** The applicant has confirmed the address, but the service never received the registration. */
export const RegistrationMissing: Story = {
  args: { auth: { state: signedInAs() } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('alex.rivera@example.com')).toBeVisible();
    await expect(canvas.queryByLabelText('Confirm Password')).toBeNull();
  },
};

/** An account that a sign-in provider created has no password yet. */
export const FromProvider: Story = {
  args: { auth: { state: signedInAs({ lacksPassword: true }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('alex.rivera@example.com')).toBeVisible();
    await expect(canvas.getByLabelText('Confirm Password')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: onPhone, play: fitsPhone('Confirm Password') };

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
