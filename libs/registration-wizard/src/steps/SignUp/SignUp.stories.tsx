import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { filledForm } from '../../testing/filledForm.ts';
import { WizardStory } from '../../testing/WizardStory.testing.tsx';

const untouched = {
  ...filledForm,
  existingBankAccounts: [],
  paymentMethod: '' as const,
  termsOfServiceAccepted: false,
  independentContractorAgreementAccepted: false,
};

const meta = {
  title: '5 Sign Up',
  component: WizardStory,
  parameters: { layout: 'fullscreen' },
  args: { step: 5, answers: untouched },
  play: async ({ canvas }) => {
    await canvas.findByText('Payment Method');
  },
} satisfies Meta<typeof WizardStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Card: Story = { args: { answers: filledForm } };

export const OtherBillingAddress: Story = {
  args: { answers: { ...filledForm, billingAddressSameAsHome: false } },
};

export const BillPay: Story = { args: { answers: { ...filledForm, paymentMethod: 'bill_pay' } } };

export const Wire: Story = {
  args: { answers: { ...filledForm, paymentMethod: 'wire', paymentSent: true } },
};

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Payment Method');
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(await canvas.findByRole('alert')).toHaveFocus();
  },
};

export const InvalidCard: Story = {
  args: {
    answers: {
      ...untouched,
      paymentMethod: 'card',
      cardNumber: '4242 42',
      cardExpiry: '',
      cardHolderName: '',
      billingAddressSameAsHome: false,
      billingCity: '',
      cardAuthorizationAccepted: false,
    },
  },
  play: Invalid.play,
};

export const AddingABank: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Bank Account' }));
    await userEvent.type(await screen.findByRole('searchbox'), 'bank');
    await userEvent.click(screen.getByRole('radio', { name: 'PNC Bank' }));
    await expect(screen.getByRole('button', { name: 'Add Bank' })).toBeDisabled();
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const ReadingTheTerms: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Read the Terms of Service' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const CheckingAnswers: Story = {
  args: { answers: filledForm },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Check your answers'));
    await expect(await canvas.findByRole('button', { name: 'Change Address' })).toBeVisible();
  },
};

export const Copied: Story = {
  args: { answers: { ...untouched, paymentMethod: 'wire' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy account number' }));
    await expect(
      await canvas.findByRole('button', { name: /^(Copied|Selected) account number/ }),
    ).toBeVisible();
  },
};
