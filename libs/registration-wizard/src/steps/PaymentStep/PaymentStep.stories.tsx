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

export const ReadingTheTerms: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Read the Terms of Service' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** The summary line sticks to the top of the window and never covers the focused element. */
export const OrderSummaryStaysOnAPhone: Story = {
  args: { answers: { ...filledForm, cardNumber: '' } },
  globals: onPhone,
  play: async (context) => {
    const text = await context.canvas.findByText('Order summary', { selector: 'summary *' });
    const line = text.closest('details');
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
    await showsError({ says: /^Please fill in all credit card details/ })(context);
    await expect(covered(document.activeElement as Element)).toBe(false);
  },
};
