import { signedInAs } from '@bank-bonuses/auth/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { filledForm } from '../../testing/filledForm.ts';
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

export const Filled: Story = { args: { answers: filledForm } };

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByRole('alert')).toHaveFocus();
  },
};

export const PasswordsDiffer: Story = {
  args: { answers: { ...filledForm, confirmPassword: 'Another-Pass-2' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Passwords do not match');
  },
};

export const Advice: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'avery@gmial.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'abcdef');
    await expect(await canvas.findByText(/Did you mean/)).toBeVisible();
    await expect(await canvas.findByText(/Strength: weak/)).toBeVisible();
  },
};

/** One of two faults has been mended since. */
export const PartlyMended: Story = {
  args: { answers: { email: 'avery@example.com' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByRole('alert')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Password'), 'Fictional-Pass-1');
    await expect(canvas.getByRole('link', { name: 'Password' })).toHaveAttribute(
      'aria-description',
      'Changed',
    );
  },
};

/** Somebody has confirmed their address, but their registration never arrived. */
export const RegistrationMissing: Story = { args: { auth: { state: signedInAs() } } };
