import { TimeoutError } from '@bank-bonuses/api-client';
import { mockFailures, fixtures } from '@bank-bonuses/api-client/testing';
import { AuthError } from '@bank-bonuses/auth';
import { signedInAs } from '@bank-bonuses/auth/testing';
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

const never = () => new Promise<never>(() => undefined);
/** The client logs every failed call for the people who operate the portal. */
const failing = { allowConsole: [/API call failed/] };

const registered =
  (text: RegExp): Play =>
  async (context) => {
    const { canvas } = context;
    await goOn(context);
    await expect(
      await canvas.findByRole('heading', { name: 'Registration Successful!' }),
    ).toHaveFocus();
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Your receipt' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Click Here to Log In' })).toBeVisible();
  };

export const Playground: Story = { play: registered(/^Please check your email/) };

/** Another confirmation email can be requested a minute later. */
export const ConfirmationWaits: Story = {
  play: async (context) => {
    await registered(/^Please check your email/)(context);
    const { canvas } = context;
    await expect(
      canvas.getByRole('button', { name: 'Send a new confirmation email' }),
    ).toBeDisabled();
    await expect(canvas.getByText(/^The email is on its way to avery@example\.com/)).toBeVisible();
  },
};

export const RegisteredByWire: Story = {
  args: { answers: { ...filledForm, paymentMethod: 'wire', paymentSent: true } },
  play: async (context) => {
    await registered(/^Please check your email/)(context);
    const receipt = context.canvas.getByRole('region', { name: 'Your receipt' });
    await expect(receipt).toHaveTextContent(/Wire transfer.*Total\$5,000\.00/);
  },
};

const receiptSays =
  (...texts: RegExp[]): Play =>
  async (context) => {
    await registered(/^Please check your email/)(context);
    const receipt = context.canvas.getByRole('region', { name: 'Your receipt' });
    for (const text of texts) await expect(receipt).toHaveTextContent(text);
  };

/**
 * The service returns the payment and the next milestones, and sends the receipt by mail. The
 * receipt of the first story has none of them.
 */
export const FullReceipt: Story = {
  args: {
    response: { ...fixtures.fullReceipt, milestones: fixtures.firstDayStats.milestones ?? [] },
  },
  play: receiptSays(
    /BB-7K3M-Q2.*Visa ending in 4242.*Total\$5,150\.00StatusCharged/,
    /Settings shows it.*We also send it to avery@example\.com/,
  ),
};

export const FullReceiptOnAPhone: Story = { ...FullReceipt, globals: onPhone };

export const WireReported: Story = {
  args: {
    answers: { ...filledForm, paymentMethod: 'wire', paymentSent: true },
    response: {
      ...fixtures.receipt,
      reference: fixtures.wirePayment.reference,
      payment: fixtures.wirePayment,
    },
  },
  play: receiptSays(/BB-H5WX-9P.*Wire transfer.*Total\$5,000\.00StatusReported as sent/),
};

/** The address was confirmed before the registration was submitted. */
export const RegisteredAndConfirmed: Story = {
  args: {
    auth: { state: signedInAs() },
  },
  play: registered(/^Your email address is already verified\.$/),
};

/** The service accepted the registration, but its response has no reference. */
export const RegisteredWithoutReference: Story = {
  args: { response: mockFailures.wrongShape(201) },
  play: async (context) => {
    await registered(/^Please check your email/)(context);
    const receipt = context.canvas.getByRole('region', { name: 'Your receipt' });
    await expect(receipt).not.toHaveTextContent('Reference');
  },
};

/** Simulates a lost connection. */
const offline = () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  return () => void Reflect.deleteProperty(navigator, 'onLine');
};

const showsOffline: Play = async ({ canvas }) => {
  await expect(await canvas.findByText('You are offline')).toBeVisible();
};

export const Offline: Story = { beforeEach: offline, play: showsOffline };

export const OfflineOnAPhone: Story = { ...Offline, globals: onPhone };

/** The offline notice is shown in addition to the specified error text. */
export const FailedOffline: Story = {
  args: { response: mockFailures.network() },
  beforeEach: offline,
  parameters: failing,
  play: async (context) => {
    await showsError({ says: /^Failed to register account\. Please try again later\./ })(context);
    await showsOffline(context);
  },
};

export const RegisteredOnAPhone: Story = {
  globals: onPhone,
  play: registered(/^Please check your email/),
};

export const Submitting: Story = {
  args: { register: never },
  play: async (context) => {
    const { canvas } = context;
    await goOn(context);
    const overlay = await canvas.findByRole('dialog', { name: 'Sending your registration' });
    await waitFor(() => expect(overlay).toBeVisible());
    await expect(overlay).toHaveAccessibleDescription(/up to a minute/);
    await expect(canvas.getByRole('button', { name: 'Registering...' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
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
  play: async (context) => {
    const { canvas } = context;
    await showsError({
      says: /^Your card was declined\. .*were removed from this page/,
      marks: ['Card Number'],
      focus: 'Card Number',
    })(context);
    await expect(canvas.getByLabelText('Card Number')).toHaveValue('');
    await expect(canvas.getByLabelText('Security Code')).toHaveValue('');
    await expect(canvas.getByLabelText('Card Holder Name')).toHaveValue('Avery Example');
  },
};

const fieldErrors = mockFailures.validation(
  { loc: ['body', 'card_number'], msg: 'Must be a card number', type: 'value_error' },
  { loc: ['body', 'card_expiry_year'], msg: 'Must be later', type: 'value_error' },
);

export const FieldErrors: Story = {
  parameters: failing,
  args: { response: fieldErrors },
  play: showsError({
    says: /^Validation errors: card_number: Must be a card number/,
    marks: ['Card Number', 'Expiry Date'],
  }),
};

export const EarlierFieldError: Story = {
  parameters: failing,
  args: {
    response: mockFailures.validation({
      loc: ['body', 'zip_code'],
      msg: 'No such place',
      type: 'value',
    }),
  },
  play: showsError({ says: /^Validation errors: zip_code: No such place/, marks: ['Zip Code'] }),
};

export const NoResponse: Story = {
  parameters: failing,
  args: { response: mockFailures.network() },
  play: showsError({
    says: /^Failed to register account\. Please try again later\..*Trying again is safe/,
  }),
};

export const TimedOut: Story = {
  args: {
    register: () =>
      Promise.reject(
        new TimeoutError(
          'The registration is taking longer than expected. It may still have arrived. Please try again: you will not be registered or charged twice.',
        ),
      ),
  },
  play: showsError({ says: /^The registration is taking longer .* It may still have arrived/ }),
};

export const PersonRegisteredAlready: Story = {
  parameters: failing,
  args: {
    response: mockFailures.field(
      409,
      ['body', 'ssn'],
      'This Social Security number is already registered with another account. Please check the number, log in to that account, or contact support.',
    ),
  },
  play: showsError({
    says: /^This Social Security number is already registered .*reset your password/,
    marks: ['Social Security Number'],
  }),
};

export const AddressTaken: Story = {
  args: { auth: { signUp: () => Promise.resolve({ kind: 'already-registered' }) } },
  play: async (context) => {
    await showsError({
      says: /^An account with this email address already exists/,
      marks: ['Email'],
    })(context);
    await expect(context.canvas.getByRole('link', { name: 'reset your password' })).toBeVisible();
  },
};

/** Another tab has just signed up with the same address. */
export const AskedBefore: Story = {
  args: {
    auth: {
      signUp: () =>
        Promise.reject(
          new AuthError('For security purposes, you can only request this after 59 seconds.', {
            code: 'over_email_send_rate_limit',
            status: 429,
          }),
        ),
    },
  },
  play: async (context) => {
    await showsError({ says: /^For security purposes/ })(context);
    await expect(context.canvas.getByText(/look for our email first/)).toBeVisible();
  },
};

export const Restored: Story = {
  args: { step: 1, answers: {}, kept: filledForm },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your earlier answers are back')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue('avery@example.com');
  },
};

export const RestoredPersonal: Story = {
  args: { step: 2, answers: {}, kept: filledForm },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your earlier answers are back')).toBeVisible();
    await expect(canvas.getByLabelText('First Name')).toHaveValue('Avery');
    await expect(canvas.getByLabelText('Social Security Number')).toHaveValue('');
  },
};

export const Leaving: Story = {
  args: { step: 2 },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByLabelText('First Name');
    await userEvent.click(canvas.getByRole('link', { name: 'Already have an account?' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
