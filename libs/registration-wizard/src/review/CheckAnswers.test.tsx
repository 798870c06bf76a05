import { expectAccessible } from '@bank-bonuses/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { filledForm, somePhoto } from '../testing/filledForm.ts';
import { findStep, openWizard } from '../testing/openWizard.testing.tsx';
import { renderPart } from '../testing/renderPart.testing.tsx';
import { CheckAnswers } from './CheckAnswers.tsx';
import type { StepNumber } from '../fields/field.ts';
import { answersToCheck } from '../fields/review.ts';
import { fieldNames, type FieldName, type RegistrationForm } from '../fields/table.ts';
import { stepLabels } from '../steps.ts';

/** Opens the last step, and its folded answers. */
async function openAnswers(answers?: Partial<RegistrationForm>) {
  const wizard = await openWizard({ step: 5, answers });
  await wizard.user.click(screen.getByText('Check your answers'));
  return wizard;
}

const valueOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextSibling;

test('the summary is one line until it is opened, and shows no complete secrets', async () => {
  const { user } = await openWizard({ step: 5 });
  const line = 'Avery Example · avery@example.com · 12 Sample Street, Agawam, MA 01001-1234';
  expect(screen.getByText(/^Avery Example ·/)).toHaveTextContent(line);
  expect(screen.queryByText('•••-••-3456')).toBeNull();
  await user.click(screen.getByText('Check your answers'));
  expect(screen.getByText('•••-••-3456')).toBeVisible();
  // The mask is not read; its last four digits are.
  expect(screen.getByText('•••-••-3456')).toHaveAttribute('aria-hidden', 'true');
  expect(valueOf('Social Security Number')).toHaveTextContent('ending in 3456');
  expect(screen.getByText('Chase (Personal Checking)')).toHaveAttribute('translate', 'no');
  expect(valueOf('Date of Birth')).toHaveTextContent('April 12, 1990');
  expect(valueOf('Existing Bank Accounts')).toHaveTextContent('Chase (Personal Checking)');
  await expectAccessible();
  await user.click(screen.getByText('Check your answers'));
  await waitFor(() => expect(screen.queryByText('•••-••-3456')).toBeNull());
});

test('Change leads to the step of an answer, and Next returns to the summary', async () => {
  const wizard = await openAnswers();
  await wizard.user.click(screen.getByRole('button', { name: 'Change Address' }));
  expect(await findStep('Your home address')).toHaveFocus();
  expect(screen.getByText('Next brings you back to step 5.')).toBeVisible();
  await wizard.fill('City', 'Holyoke');
  await wizard.next();
  expect(await findStep('Payment and agreements')).toHaveFocus();
  expect(screen.getByText(/^Avery Example ·/)).toHaveTextContent('Holyoke');
});

test("each step's answers have a Change button, even those of the last step", async () => {
  const { user } = await openAnswers();
  const changes = screen.getAllByRole('button', { name: /^Change / });
  expect(changes.map((button) => button.getAttribute('aria-label'))).toEqual(
    stepLabels.map((label) => `Change ${label}`),
  );
  await user.click(screen.getByRole('button', { name: 'Change Sign Up' }));
  expect(await findStep('Payment and agreements')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove Chase' })).toHaveFocus();
});

test('the summary mentions card details only while a number or security code is entered', async () => {
  const card = /^Your card's number, expiry date and security code/;
  const open = async (answers: Partial<RegistrationForm>) => {
    const { user, unmount } = await renderPart(<CheckAnswers onChange={vi.fn()} />, answers);
    await user.click(screen.getByText('Check your answers'));
    expect(screen.getByText(/^Your password and most of/)).toBeVisible();
    return unmount;
  };
  const close = await open({ cardNumber: '', cardSecurityCode: '' });
  expect(screen.queryByText(card)).toBeNull();
  close();
  const closeAgain = await open({ cardNumber: '' });
  expect(screen.getByText(card)).toBeVisible();
  closeAgain();
  await open({ paymentMethod: 'wire' });
  expect(screen.queryByText(card)).toBeNull();
});

const listed = (step: StepNumber, changes: Partial<RegistrationForm>) =>
  Object.fromEntries(
    (answersToCheck({ ...filledForm, ...changes })[step - 1]?.answers ?? []).map(
      ({ term, value }) => [term, value],
    ),
  );

const holder = { 'Payment Method': 'Card', 'Card Holder Name': 'Avery Example' };
const same = 'Billing address is the same as home address';
const sent = "I've sent the payment";

test.each<[string, StepNumber, Partial<RegistrationForm>, Record<string, string>]>([
  ['a phone number', 2, { phone: '5550100142' }, { 'Phone Number': '(555) 010-0142' }],
  [
    'the chosen document and a foreign citizenship',
    4,
    { idCardType: 'passport', isUsCitizen: false, citizenshipCountry: 'Canada' },
    {
      'Passport photo page': 'Not given',
      'Citizenship status': 'None of the above',
      'Country of Citizenship': 'Canada',
    },
  ],
  ['withholding', 4, { irsWithholding: true }, { 'IRS Backup Withholding': 'Yes' }],
  ['no withholding', 4, {}, { 'IRS Backup Withholding': 'No' }],
  ['an income', 4, { income: '$75,000' }, { 'Annual Income': '$75,000' }],
  [
    'an income that is not a number',
    4,
    { income: '75k' },
    { 'Annual Income': '75k (not a number, so it will not be sent)' },
  ],
  ['an income with dots', 4, { income: '75.000' }, { 'Annual Income': '75.000 (sent as $75,000)' }],
  ['a card', 5, {}, { ...holder, [same]: 'Yes' }],
  [
    'a card with another billing address',
    5,
    { billingAddressSameAsHome: false },
    {
      ...holder,
      [same]: 'No',
      'Billing Address Line 1': '98 Example Avenue',
      'Billing Address Line 2': 'None',
      'Billing City': 'Springfield',
      'Billing State': 'IL',
      'Billing ZIP Code': '62701',
      'Billing Country': 'United States',
    },
  ],
  [
    'a wire',
    5,
    { paymentMethod: 'wire', paymentSent: true },
    { 'Payment Method': 'Wire transfer', [sent]: 'Yes' },
  ],
  ['no method', 5, { paymentMethod: '' }, { 'Payment Method': 'None' }],
])('the summary lists %s', (_, step, changes, answers) => {
  expect(listed(step, changes)).toMatchObject(answers);
});

test.each<[StepNumber, Partial<RegistrationForm>, RegExp]>([
  [4, { idCardType: 'passport' }, /license/],
  [4, {}, /Country of Citizenship/],
  [5, {}, /Billing City|sent the payment/],
  [5, { paymentMethod: 'wire' }, /Billing|Card/],
])(
  'on step %i with %j, the summary lists no answers that were not requested',
  (step, changes, terms) => {
    expect(Object.keys(listed(step, changes)).join()).not.toMatch(terms);
  },
);

/** Fields that the summary does not list: secrets and agreements. */
const unlisted: FieldName[] = [
  'password',
  'confirmPassword',
  'cardNumber',
  'cardExpiry',
  'cardSecurityCode',
  'cardAuthorizationAccepted',
  'termsOfServiceAccepted',
  'independentContractorAgreementAccepted',
];

test('the summary lists every field, except for secrets and agreements', () => {
  const situations: RegistrationForm[] = [
    { ...filledForm, billingAddressSameAsHome: false },
    { ...filledForm, paymentMethod: 'wire' },
    { ...filledForm, isUsCitizen: false, citizenshipCountry: 'Canada' },
    { ...filledForm, idCardType: 'passport', passportPhoto: somePhoto('PASS.jpg') },
  ];
  const isListed = (field: FieldName) =>
    situations.some((form) => {
      const without = { ...form, [field]: another(form[field]) };
      return JSON.stringify(answersToCheck(without)) !== JSON.stringify(answersToCheck(form));
    });
  expect(fieldNames.filter((field) => !isListed(field))).toEqual(unlisted);
  const { password, mothersMaidenName } = filledForm;
  for (const secret of [password, mothersMaidenName, '900', '4242', '.jpg'])
    expect(JSON.stringify(situations.map(answersToCheck))).not.toContain(secret);
});

function another(answer: RegistrationForm[FieldName]): unknown {
  if (typeof answer === 'boolean') return !answer;
  if (answer === 'drivers_license') return 'passport';
  if (typeof answer === 'string') return answer === '' ? 'anything' : '';
  return Array.isArray(answer) ? [] : null;
}
