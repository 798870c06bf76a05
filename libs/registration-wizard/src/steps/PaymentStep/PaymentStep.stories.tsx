import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { filledForm } from '../../testing/filledForm.ts';
import {
  expectFormError,
  fitsPhone,
  goOn,
  holds,
  onPhone,
  type Play,
  showsError,
} from '../../testing/storyPlays.ts';
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

export const Card: Story = {
  args: { answers: filledForm },
  play: holds('Card Number', '4242 4242 4242 4242'),
};

export const CardNumberWithASlip: Story = {
  args: { answers: { ...filledForm, cardNumber: '4242 4242 4242 4241' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/One of these digits seems to be wrong/)).toBeVisible();
    await expect(canvas.getByLabelText('Card Number')).toBeValid();
  },
};

export const OtherBillingAddress: Story = {
  args: { answers: { ...filledForm, billingAddressSameAsHome: false } },
  play: holds('Billing City', 'Springfield'),
};

const showsWhereToPay: Play = async ({ canvas }) => {
  await expect(await canvas.findByText('Example Bonuses LLC')).toBeVisible();
  await expect(canvas.getByRole('checkbox', { name: "I've sent the payment" })).toBeVisible();
};

export const BillPay: Story = {
  args: { answers: { ...filledForm, paymentMethod: 'bill_pay' } },
  play: showsWhereToPay,
};

export const Wire: Story = {
  args: { answers: { ...filledForm, paymentMethod: 'wire', paymentSent: true } },
  play: showsWhereToPay,
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
      cardAuthorizationAccepted: false,
    },
  },
  play: showsError({
    says: /^Please fill in all credit card details/,
    marks: ['Card Number', 'Expiry Date', 'Card Holder Name', 'Billing City', terms, contract],
  }),
};

/** The box asks for what the other way to pay needs. */
export const AnotherWayAfterAnError: Story = {
  args: { answers: { ...filledForm, cardNumber: '' } },
  play: async (context) => {
    await goOn(context);
    await expectFormError(context, { says: /^Please fill in all credit card details/ });
    await context.userEvent.click(context.canvas.getByRole('radio', { name: 'Wire transfer' }));
    await expect(context.canvas.getByRole('alert')).toHaveTextContent(
      /^Please confirm that you have sent the payment/,
    );
  },
};

export const PaymentNotConfirmed: Story = {
  args: { answers: { ...filledForm, paymentMethod: 'bill_pay' } },
  play: showsError({
    says: /^Please confirm that you have sent the payment/,
    marks: ["I've sent the payment"],
  }),
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

export const OnAPhone: Story = {
  args: { answers: { ...filledForm, billingAddressSameAsHome: false } },
  globals: onPhone,
  play: fitsPhone('Billing Zip Code'),
};
