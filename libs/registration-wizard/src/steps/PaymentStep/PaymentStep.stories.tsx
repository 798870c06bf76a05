import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
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

export const Card: Story = {
  args: { answers: filledForm },
  play: holds('Card Number', '4242 4242 4242 4242'),
};

export const CardNumberWithATypo: Story = {
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
  await expect(canvas.getByText(/^You cannot register with/)).toBeVisible();
  const memo = canvas.getByRole('region', { name: 'What to write in the memo' });
  await expect(memo).toHaveTextContent(/Full nameAvery Example.*avery@example\.com/);
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
      cardAuthorizationAccepted: '',
    },
  },
  play: showsError({
    says: /^Please fill in all credit card details/,
    marks: ['Card Number', 'Expiry Date', 'Card Holder Name', 'Billing City', terms, contract],
  }),
};

/** The error box keeps the errors of the last press, also after another choice. */
export const MethodChangedAfterAnError: Story = {
  args: { answers: { ...filledForm, cardNumber: '' } },
  play: async (context) => {
    await goOn(context);
    await expectFormError(context, { says: /^Please fill in all credit card details/ });
    await context.userEvent.click(context.canvas.getByRole('radio', { name: 'Wire transfer' }));
    const sent = await context.canvas.findByLabelText("I've sent the payment");
    await expect(sent).toBeValid();
    await expect(
      context.canvas.getByRole('group', { name: /^Please fill in all credit card details/ }),
    ).toBeVisible();
  },
};

export const CardExpired: Story = {
  args: { answers: { ...filledForm, cardExpiry: '12/20' } },
  play: showsError({ says: /^Expiry Date is in the past/, marks: ['Expiry Date'] }),
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

export const BankOutsideTheList: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Bank Account' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('searchbox'), 'Sample Credit Union');
    await expect(
      await dialog.findByRole('radio', { name: 'Add "Sample Credit Union"' }),
    ).toBeVisible();
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
  play: async ({ canvas }) => {
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
  args: { answers: { ...filledForm, existingBankAccounts: [], billingAddressSameAsHome: false } },
  globals: onPhone,
  play: fitsPhone('Billing Zip Code'),
};

/** Expects the total in one line above the fields, and opens its details. */
const unfoldsTotal =
  (total: string): Play =>
  async ({ canvas, userEvent }) => {
    const line = await canvas.findByText('Order summary', { selector: 'summary *' });
    await expect(line.parentElement).toHaveTextContent(`Total ${total}`);
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await userEvent.click(line);
    await expect(canvas.getByText(/success fee of 25%/, { selector: 'details *' })).toBeVisible();
  };

export const OrderSummaryOnAPhone: Story = {
  args: { answers: filledForm },
  globals: onPhone,
  play: unfoldsTotal('$5,150.00'),
};

/** The summary line sticks to the top of the window and never covers the focused element. */
export const OrderSummaryStaysOnAPhone: Story = {
  args: { answers: { ...filledForm, cardNumber: '' } },
  globals: onPhone,
  play: async (context) => {
    const { canvas } = context;
    const line = (await canvas.findByText('Order summary', { selector: 'summary *' })).closest(
      'details',
    );
    const edgeOf = (element: Element | null) => element?.getBoundingClientRect().top ?? NaN;
    const covered = (element: Element) =>
      edgeOf(element) < (line?.getBoundingClientRect().bottom ?? Infinity);
    const form = line?.closest('form');
    const below = [...(form?.querySelectorAll<HTMLElement>('input, button, summary') ?? [])].filter(
      (element) => !line?.contains(element) && element.checkVisibility(),
    );
    for (const element of below.toReversed()) {
      element.focus();
      if (edgeOf(line) <= 0) await expect(covered(element), element.outerHTML).toBe(false);
    }
    below.at(-1)?.focus();
    await expect(edgeOf(line)).toBe(0);
    await goOn(context);
    await expectFormError(context, { says: /^Please fill in all credit card details/ });
    await expect(covered(document.activeElement as Element)).toBe(false);
  },
};

export const OrderSummaryOfATransferOnAPhone: Story = {
  args: { answers: { ...filledForm, paymentMethod: 'wire' } },
  globals: onPhone,
  play: unfoldsTotal('$5,000.00'),
};
