import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { filledForm } from '../../testing/filledForm.ts';
import { onPhone, showsError } from '../../testing/storyPlays.ts';
import { WizardStory } from '../../testing/WizardStory.testing.tsx';

const untouched = {
  ...filledForm,
  existingBankAccounts: [],
  paymentMethod: '' as const,
  termsOfServiceAccepted: '',
  independentContractorAgreementAccepted: '',
};

const meta = {
  title: '5 Sign Up',
  component: WizardStory,
  parameters: { layout: 'fullscreen' },
  args: { step: 5, answers: untouched },
  play: async ({ canvas }) => {
    await canvas.findByRole('radiogroup', { name: 'Payment Method' });
  },
} satisfies Meta<typeof WizardStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Wire: Story = {
  args: { answers: { ...filledForm, paymentMethod: 'wire' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Example Bonuses LLC')).toBeVisible();
  },
};

const terms = 'I agree to the Terms of Service';
const contract = 'I agree to the Independent Contractor Agreement';

export const Invalid: Story = {
  play: showsError({ says: /^Please select a payment method/, marks: [terms, contract] }),
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
      cardAuthorizationAccepted: '',
    },
  },
  play: showsError({
    says: /^Please fill in all credit card details/,
    marks: ['Card Number', 'Expiry Date', 'Card Holder Name', 'Billing City', terms, contract],
  }),
};

export const AddingABank: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Bank Account' }));
    await userEvent.type(await screen.findByRole('searchbox'), 'bank');
    await userEvent.click(screen.getByRole('radio', { name: 'PNC Bank' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

/** The order summary is one line above the form; pressing the line shows the details. */
export const OrderSummaryOnAPhone: Story = {
  args: { answers: filledForm },
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Order summary: total $5,150.00'));
    await expect(canvas.getAllByText('Card processing fee (3%)')[0]).toBeVisible();
  },
};
