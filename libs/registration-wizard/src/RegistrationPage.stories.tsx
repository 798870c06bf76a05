import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { receiptOf } from './receipt/receipt.ts';
import { filledForm } from './testing/filledForm.ts';
import { WizardStory } from './testing/WizardStory.testing.tsx';

const meta = {
  title: '6 Outcome',
  component: WizardStory,
  parameters: { layout: 'fullscreen' },
  args: { step: 5, answers: filledForm, state: { phase: 'registered' } },
  play: async ({ canvas }) => {
    // The first story of a run also waits for the later steps to be compiled.
    await canvas.findByText(
      /Click Here to Log In|Payment Method|Confirm Password/,
      {},
      { timeout: 10_000 },
    );
  },
} satisfies Meta<typeof WizardStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithReceipt: Story = {
  args: {
    receipt: receiptOf(
      filledForm,
      '7d3c2a54-0000-4000-8000-000000000000',
      new Date('2026-11-20T15:05:00Z'),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Your receipt' })).toBeVisible();
  },
};

export const Submitting: Story = { args: { state: { phase: 'submitting' } } };

export const CardDeclined: Story = {
  args: {
    answers: { ...filledForm, cardNumber: '', cardSecurityCode: '' },
    state: {
      failure: {
        message:
          'Your card was declined. Nothing was charged. Please try another card or payment method.',
        links: [{ field: 'cardNumber', text: 'Card Number' }],
        advice: 'card-removed',
        focus: 'cardNumber',
      },
    },
  },
};

export const FieldsRefused: Story = {
  args: {
    state: {
      failure: {
        message: 'Validation errors:\ncard_number: Must be a card number',
        links: [{ field: 'cardNumber', text: 'Card Number' }],
      },
    },
  },
};

export const NoAnswer: Story = {
  args: {
    state: {
      failure: {
        message: 'Failed to register account. Please try again later.',
        links: [],
        advice: 'outcome-unknown',
      },
    },
  },
};

export const AddressTaken: Story = {
  args: {
    step: 1,
    state: {
      furthest: 5,
      failure: {
        message: 'An account with this email address already exists',
        links: [{ field: 'email', text: 'Email' }],
        advice: 'sign-in-instead',
      },
    },
  },
};

export const Restored: Story = {
  args: {
    step: 1,
    answers: { ...filledForm, password: '', confirmPassword: '' },
    state: { isRestored: true },
  },
};

export const RestoredPersonal: Story = {
  args: {
    step: 2,
    answers: { ...filledForm, ssn: '', dateOfBirth: '' },
    state: { isRestored: true },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Your earlier answers are back');
  },
};

export const Leaving: Story = {
  args: { step: 2, state: {} },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByLabelText('First Name');
    await userEvent.click(canvas.getByRole('link', { name: 'Already have an account?' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
