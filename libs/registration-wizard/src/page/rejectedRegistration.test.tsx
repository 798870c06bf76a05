import { fixtures, mockFailures } from '@bank-bonuses/api-client/testing';
import { expectAccessible, testConfig } from '@bank-bonuses/testing';
import { LiveRegion } from '@bank-bonuses/ui';
import { render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { findErrorBox, findStep, openWizard } from '../testing/openWizard.testing.tsx';
import { loadLater } from './useLater.ts';
import { playServices } from '../testing/playServices.testing.ts';

const { received, respondWith, authWith } = playServices();

/** Opens the last step of a filled form and presses Register. */
async function register(options: Parameters<typeof openWizard>[0] = authWith()) {
  const wizard = await openWizard({ step: 5, ...options });
  await wizard.next();
  return wizard;
}

const issue = (key: string, msg: string) => ({ loc: ['body', ...key.split('.')], msg, type: 'x' });

describe('after a 422', () => {
  test('the wizard goes to the step of the first rejected field, and marks and announces it', async () => {
    respondWith(
      mockFailures.validation(
        issue('zip_code', 'Must be a number'),
        issue('selfie_photo.data', 'Must be an image'),
      ),
    );
    render(<LiveRegion />);
    const { next } = await register();
    expect(await findStep('Your home address')).toBeVisible();
    const { box, links } = await findErrorBox();
    expect(box).toHaveFocus();
    expect(box.textContent).toMatch(
      'Validation errors:\nzip_code: Must be a number\nselfie_photo.data: Must be an image',
    );
    expect(links()).toEqual(['ZIP Code', 'Selfie Photo']);
    expect(screen.getByRole('status')).toHaveTextContent('Step 3 of 5: Address');
    expect(screen.getByLabelText('ZIP Code')).toHaveAccessibleDescription('Must be a number');
    await next();
    expect(await findStep('Verify your identity')).toBeVisible();
    expect(screen.getByLabelText('Selfie Photo')).toHaveAccessibleDescription(/Must be an image/);
  });
});

test('only the number and the security code of a declined card are cleared', async () => {
  respondWith(mockFailures.detail(402, 'Your card was declined.'));
  const { next, fill } = await register();
  const { box, links } = await findErrorBox();
  expect(box).toHaveTextContent(
    /^Your card was declined\..*the card number and the security code were removed/,
  );
  expect(links()).toEqual(['Card Number']);
  expect(document.title).toMatch(/^Error: /);
  const number = screen.getByLabelText('Card Number');
  expect(number).toHaveFocus();
  expect(number).toHaveValue('');
  expect(number).toBeInvalid();
  expect(number).toHaveAccessibleDescription('Your card was declined.');
  expect(screen.getByLabelText('Security Code')).toHaveValue('');
  expect(screen.getByLabelText('Expiry Date')).toHaveValue('04/31');
  expect(screen.getByLabelText('Card Holder Name')).toHaveValue('Avery Example');
  expect(screen.getByRole('radio', { name: /Card/ })).toBeChecked();
  await expectAccessible();
  // The security code must be entered again, too.
  await fill('Card Number', '4242');
  await next();
  expect((await findErrorBox()).box).toHaveTextContent('Please fill in all credit card details');
  expect(received).toHaveLength(1);
});

test.each([
  ['a rate limit', mockFailures.detail(429, 'Too many attempts.'), 'Too many attempts.', []],
  [
    'a text that mentions support',
    mockFailures.detail(400, 'Please log in, or contact support.'),
    'contact support',
    [testConfig.supportEmail],
  ],
])(
  'after %s, the error box shows the text, and no answer is lost',
  async (_, response, text, linked) => {
    respondWith(response);
    await register();
    const { box, links } = await findErrorBox();
    expect(box).toHaveFocus();
    expect(box).toHaveTextContent(text);
    expect(links()).toEqual(linked);
    expect(screen.getByLabelText('Card Number')).toHaveValue('4242 4242 4242 4242');
    expect(screen.getByLabelText('Security Code')).toHaveValue('123');
  },
);

describe('without a response', () => {
  test('the error box says that the registration may have arrived, and a second attempt uses the same account', async () => {
    respondWith(mockFailures.network());
    const { auth, signUp } = authWith();
    const { next } = await register({ auth });
    expect((await findErrorBox()).box).toHaveTextContent(
      /may still have arrived.*Trying again is safe/,
    );
    respondWith({ ...fixtures.fullReceipt, already_registered: true });
    await next();
    await findStep('Registration Successful!');
    // The service already has the registration, but from this page's first attempt.
    expect(screen.queryByText('This email address was already registered')).toBeNull();
    expect(signUp).toHaveBeenCalledOnce();
    expect(received.map(({ auth_id }) => auth_id)).toEqual(['user-1', 'user-1']);
  });

  test('the success view says that the first registration counts if an answer was changed before the second attempt', async () => {
    respondWith(mockFailures.network());
    const { next, fill } = await register();
    await findErrorBox();
    await fill('Card Holder Name', 'Avery B. Example');
    respondWith({ ...fixtures.fullReceipt, already_registered: true });
    await next();
    await findStep('Registration Successful!');
    expect(screen.getByText('This email address was already registered')).toBeVisible();
  });
});

test('the error box for an address that is already registered links to the login page', async () => {
  await register(authWith(vi.fn().mockResolvedValue({ kind: 'already-registered' })));
  expect(await findStep('Create your account')).toBeVisible();
  const { box, links } = await findErrorBox();
  expect(box).toHaveFocus();
  expect(box).toHaveTextContent('An account with this email address already exists');
  expect(links()).toEqual(['log in', 'reset your password', 'Email']);
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(received).toHaveLength(0);
});

test('after an unexpected error, the error box shows the default text', async () => {
  const load = async () => ({
    ...(await loadLater()),
    submitRegistration: () => Promise.reject(new RangeError('unforeseen')),
  });
  await register({ load });
  expect((await findErrorBox()).box).toHaveTextContent('An error occurred during registration');
  expect(screen.getByRole('button', { name: 'Register' })).toBeEnabled();
});
