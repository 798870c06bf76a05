import { fixtures, mockFailures } from '@bank-bonuses/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { filledForm } from '../testing/filledForm.ts';
import { goOn, onPhone, showsError } from '../testing/storyPlays.ts';
import { WizardStory } from '../testing/WizardStory.testing.tsx';

const meta = {
  title: '6 Outcome',
  component: WizardStory,
  parameters: { layout: 'fullscreen' },
  args: { step: 5, answers: filledForm },
} satisfies Meta<typeof WizardStory>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** The client logs every failed call for the people who operate the portal. */
const failing = { allowConsole: [/API call failed/] };

/** Expects the success view with its text, and a receipt with the given texts. */
const registered =
  (text: RegExp, ...receiptTexts: RegExp[]): Play =>
  async (context) => {
    const { canvas } = context;
    await goOn(context);
    await expect(
      await canvas.findByRole('heading', { name: 'Registration Successful!' }),
    ).toHaveFocus();
    await expect(canvas.getByText(text)).toBeVisible();
    const receipt = canvas.getByRole('region', { name: 'Your receipt' });
    await expect(receipt).toBeVisible();
    for (const part of receiptTexts) await expect(receipt).toHaveTextContent(part);
  };

const checkMail = /^Please check your email/;

/** The service returns the payment and the next milestones, and sends the receipt by mail. */
export const Playground: Story = {
  args: {
    response: { ...fixtures.fullReceipt, milestones: fixtures.firstDayStats.milestones ?? [] },
  },
  play: registered(
    checkMail,
    /BB-7K3M-Q2.*Visa ending in 4242.*Total\$5,150\.00StatusCharged/,
    /Settings shows it.*We also send it to avery@example\.com/,
  ),
};

/** The address had a registration with another payment method. */
export const AddressRegisteredAlready: Story = {
  args: { response: { ...fixtures.fullReceipt, already_registered: true } },
  play: registered(/^Your first registration counts/),
};

export const AfterAReload: Story = {
  args: { step: 1, registered: { reference: 'BB-7K3M-Q2', isConfirmed: false, hasReceipt: true } },
  globals: onPhone,
  play: async ({ canvas }) => {
    const received = await canvas.findByText(/^We received your registration/);
    await expect(received).toHaveTextContent('We received your registration (BB-7K3M-Q2).');
    // The reference must be on one line.
    const words = canvas.getByText('(BB-7K3M-Q2)').firstChild;
    const range = document.createRange();
    if (words) range.selectNodeContents(words);
    await expect(range.getClientRects()).toHaveLength(1);
  },
};

export const Submitting: Story = {
  args: { register: () => new Promise<never>(() => undefined) },
  play: async (context) => {
    await goOn(context);
    const overlay = await context.canvas.findByRole('dialog', {
      name: 'Sending your registration',
    });
    await waitFor(() => expect(overlay).toBeVisible());
    await expect(overlay).toHaveAccessibleDescription(/up to a minute/);
  },
};

/** The offline notice is shown in addition to the specified error text. */
export const FailedOffline: Story = {
  globals: onPhone,
  args: { response: mockFailures.network() },
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
  parameters: failing,
  play: async (context) => {
    const says = /^Failed to register account\. Please try again later\..*Trying again is safe/;
    await showsError({ says })(context);
    await expect(await context.canvas.findByText('You are offline')).toBeVisible();
  },
};

export const CardDeclined: Story = {
  parameters: failing,
  args: {
    response: mockFailures.detail(
      402,
      'Your card was declined. Nothing was charged. Please try another card or payment method.',
    ),
  },
  play: showsError({
    says: /^Your card was declined\. .*were removed from this page/,
    marks: ['Card Number'],
    focus: 'Card Number',
  }),
};

export const AddressTaken: Story = {
  args: { auth: { signUp: () => Promise.resolve({ kind: 'already-registered' }) } },
  play: showsError({
    says: /^An account with this email address already exists.*reset your password/,
    marks: ['Email'],
  }),
};

export const Restored: Story = {
  args: { step: 2, answers: {}, kept: filledForm },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your earlier answers are back')).toBeVisible();
    await expect(await canvas.findByLabelText('First Name')).toHaveValue('Avery');
    await expect(canvas.getByLabelText('Social Security Number')).toHaveValue('');
  },
};

export const Leaving: Story = {
  args: { step: 2 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('First Name'), 'A');
    await userEvent.click(canvas.getByRole('link', { name: 'Already have an account?' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
