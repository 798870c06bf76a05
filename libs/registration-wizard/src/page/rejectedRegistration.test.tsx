import { mockFailures } from '@bank-bonuses/api-client/testing';
import { expectAccessible, testConfig } from '@bank-bonuses/testing';
import { LiveRegion } from '@bank-bonuses/ui';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findErrorBox, findStep, openWizard } from '../testing/openWizard.testing.tsx';
import { playServices } from '../testing/playServices.testing.ts';

const { received, respondWith, authWith } = playServices();

test('the error box shows the detail of the response, and no answer is lost', async () => {
  respondWith(mockFailures.detail(400, 'Registration is closed today'));
  const { auth } = authWith();
  const { next } = await openWizard({ step: 5, auth });
  await next();
  const { box } = await findErrorBox();
  expect(box).toHaveFocus();
  expect(box).toHaveTextContent('Registration is closed today');
  expect(screen.getByLabelText('Card Number')).toHaveValue('4242 4242 4242 4242');
  await expectAccessible();
});

test('the wizard goes to the step of the first field that the service rejects, and marks the field', async () => {
  respondWith(
    mockFailures.validation(
      { loc: ['body', 'zip_code'], msg: 'Must be a number', type: 'type' },
      { loc: ['body', 'selfie_photo', 'data'], msg: 'Must be an image', type: 'pattern' },
    ),
  );
  const { auth } = authWith();
  const { next } = await openWizard({ step: 5, auth });
  await next();
  expect(await findStep('Your home address')).toBeVisible();
  const { box, links } = await findErrorBox();
  expect(box).toHaveFocus();
  expect(box.textContent).toMatch(
    'Validation errors:\nzip_code: Must be a number\nselfie_photo.data: Must be an image',
  );
  expect(links()).toEqual(['Zip Code', 'Selfie Photo']);
  expect(screen.getByLabelText('Zip Code')).toHaveAccessibleDescription('Must be a number');
  await next();
  expect(await findStep('Verify your identity')).toBeVisible();
  expect(screen.getByLabelText('Selfie Photo')).toHaveAccessibleDescription(/Must be an image/);
});

test('a rejection that leads to an earlier step announces the step', async () => {
  respondWith(
    mockFailures.validation({ loc: ['body', 'ssn'], msg: 'Not an SSN', type: 'pattern' }),
  );
  render(<LiveRegion />);
  const { next } = await openWizard({ step: 5, auth: authWith().auth });
  await next();
  await findStep('About you');
  expect(screen.getByRole('status')).toHaveTextContent('Step 2 of 5: Personal');
});

test('a declined card is marked as invalid', async () => {
  respondWith(mockFailures.detail(402, 'Your card was declined.'));
  const { auth } = authWith();
  const { next } = await openWizard({ step: 5, auth });
  await next();
  const { box, links } = await findErrorBox();
  expect(box).toHaveTextContent('Your card was declined.');
  expect(links()).toEqual(['Card Number']);
  const number = screen.getByLabelText('Card Number');
  expect(number).toBeInvalid();
  expect(number).toHaveAccessibleDescription('Your card was declined.');
  expect(document.title).toMatch(/^Error: /);
});

test('only the number and the security code of a declined card are cleared', async () => {
  respondWith(mockFailures.detail(402, 'Your card was declined.'));
  const { auth } = authWith();
  const { next, fill } = await openWizard({ step: 5, auth });
  await next();
  const { box } = await findErrorBox();
  expect(box).toHaveTextContent('the card number and the security code were removed');
  const number = screen.getByLabelText('Card Number');
  expect(number).toHaveFocus();
  expect(number).toHaveValue('');
  expect(screen.getByLabelText('Security Code')).toHaveValue('');
  expect(screen.getByLabelText('Expiry Date')).toHaveValue('04/31');
  expect(screen.getByLabelText('Card Holder Name')).toHaveValue('Avery Example');
  expect(screen.getByRole('radio', { name: /Card/ })).toBeChecked();
  await expectAccessible();
  // The security code must be entered again, too.
  await fill('Card Number', '4242');
  expect(box).not.toHaveAttribute('data-calm');
  await next();
  expect((await findErrorBox()).box).toHaveTextContent('Please fill in all credit card details');
  expect(received).toHaveLength(1);
});

test.each([
  ['no response', mockFailures.network()],
  ['a server error', mockFailures.serverError()],
  ['a rate limit', mockFailures.detail(429, 'Too many attempts.')],
  [
    'a field that was rejected before the charge',
    mockFailures.validation({ loc: ['body', 'payment_method'], msg: 'Not today', type: 'value' }),
  ],
])('the card is not cleared after %s', async (_, response) => {
  respondWith(response);
  const { auth } = authWith();
  const { next } = await openWizard({ step: 5, auth });
  await next();
  const { box } = await findErrorBox();
  expect(box).toHaveFocus();
  expect(screen.getByLabelText('Card Number')).toHaveValue('4242 4242 4242 4242');
  expect(screen.getByLabelText('Security Code')).toHaveValue('123');
});

test.each([
  ['log in, or contact support.', true],
  ['log in.', false],
])('for the error text %j, the error box links to support: %j', async (detail, stands) => {
  respondWith(mockFailures.detail(400, detail));
  const { auth } = authWith();
  const { next } = await openWizard({ step: 5, auth });
  await next();
  const { links } = await findErrorBox();
  expect(links()).toEqual(stands ? [testConfig.supportEmail] : []);
});

test('the error box shows the default text if the response has no detail', async () => {
  respondWith(mockFailures.serverError());
  const { auth } = authWith();
  const { next } = await openWizard({ step: 5, auth });
  await next();
  const { box } = await findErrorBox();
  expect(box).toHaveTextContent('Failed to register account. Please try again later.');
});
