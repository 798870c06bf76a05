import { mockFailures } from '@bank-bonuses/api-client/testing';
import { LiveRegion } from '@bank-bonuses/ui';
import { expectAccessible } from '@bank-bonuses/testing';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { somePhoto } from '../testing/filledForm.ts';
import { findErrorBox, findStep, openWizard } from '../testing/openWizard.testing.tsx';
import { playServices } from '../testing/playServices.testing.ts';

const { respondWith, authWith } = playServices();
const allChanged = /^All errors are fixed\. Press (Next|Register)\.$/;

/**
 * Opens the wizard with the page's live region, and presses the step's button, so that an error box
 * is shown.
 */
const openWithErrors = async (...[options]: Parameters<typeof openWizard>) => {
  render(<LiveRegion />);
  const wizard = await openWizard(options);
  await wizard.next();
  const { box, links } = await findErrorBox();
  const asked = links();
  /** Returns the links of the original box that it does not contain now. */
  const gone = () => asked.filter((text) => !links().includes(text));
  const choose = (name: RegExp | string) => wizard.user.click(screen.getByRole('radio', { name }));
  return { ...wizard, box, links, gone, choose };
};

/** Expects every link in the box to lead to a field on the page. */
const expectFieldsThere = (box: HTMLElement) => {
  for (const link of within(box).queryAllByRole<HTMLAnchorElement>('link'))
    expect(document.getElementById(link.hash.slice(1)), link.textContent).not.toBeNull();
};

const expectNotAllChanged = () => expect(screen.queryAllByText(allChanged)).toEqual([]);

test('the missing photo of a newly chosen document is not reported before the next press', async () => {
  const { box, gone, choose, next } = await openWithErrors({
    step: 4,
    answers: { dlPhotoFront: null, dlPhotoBack: null, mothersMaidenName: '' },
  });
  await choose(/Passport/);
  expect(box).toHaveRole('alert');
  expect(gone()).toEqual(["Please upload the front and back of your driver's license"]);
  expectNotAllChanged();
  await expectAccessible();
  await choose(/Driver/);
  expect(gone()).toEqual([]);
  await choose(/Passport/);
  await next();
  expect((await findErrorBox()).links()).toEqual([
    'Please upload a photo of your passport',
    "Please enter your mother's maiden name",
  ]);
});

test('the error about a photo is resolved by choosing another document whose photo exists', async () => {
  const { box, choose, next } = await openWithErrors({
    step: 4,
    answers: { dlPhotoFront: null, passportPhoto: somePhoto() },
  });
  await choose(/Passport/);
  expect(box).toHaveRole('group');
  expect(box).toHaveAccessibleName('All errors are fixed. Press Next.');
  await next();
  expect(await findStep('Payment and agreements')).toBeVisible();
});

test('the missing fields of a newly chosen payment method are not reported before the next press', async () => {
  const { box, choose, user, next } = await openWithErrors({
    step: 5,
    answers: { cardNumber: '', cardAuthorizationAccepted: false },
  });
  await choose('Wire transfer');
  expect(box).toHaveRole('group');
  expect(box).toHaveAccessibleName(
    'All errors are fixed. Fill in the fields for your new choice, then press Register.',
  );
  expect(box).not.toHaveTextContent(/confirm that you have sent/);
  // Both are spoken: the fixed errors and the chosen payment method.
  expect(screen.getByRole('status')).toHaveTextContent(/Wire transfer chosen\. The total is/);
  expectNotAllChanged();
  await expectAccessible();
  await user.click(screen.getByRole('checkbox', { name: "I've sent the payment" }));
  expect(screen.getByRole('status')).toHaveTextContent('All errors are fixed. Press Register.');
  expect(box).toHaveAccessibleName('All errors are fixed. Press Register.');
  await choose('Card');
  expect(box).toHaveTextContent(/^Please fill in all credit card details/);
  expectNotAllChanged();
  await choose('Bill pay');
  await next();
  expect((await findErrorBox()).box).toHaveTextContent(
    /^Please confirm that you have sent the payment/,
  );
});

test('a missing card is not reported if Card is chosen after the press', async () => {
  const { box, links, choose, next } = await openWithErrors({
    step: 5,
    answers: {
      paymentMethod: '',
      cardNumber: '',
      cardExpiry: '',
      termsOfServiceAccepted: false,
    },
  });
  await choose('Card');
  // The box links neither to the payment method, which is chosen now, nor to the card fields, which
  // appeared after the press.
  expect(links()).toEqual([expect.stringMatching(/Terms of Service/)]);
  expect(box).not.toHaveTextContent(/card|payment method/i);
  expect(screen.getByLabelText('Card Number')).toBeValid();
  expectNotAllChanged();
  await next();
  expect((await findErrorBox()).box).toHaveTextContent(/^Please fill in all credit card details/);
});

test('a field that was corrected and then made invalid is reported again', async () => {
  const { box, gone, fill } = await openWithErrors({
    step: 3,
    answers: { city: '', zipCode: '' },
  });
  await fill('City', 'Agawam');
  await fill('Zip Code', '0100');
  expect(gone()).toEqual(['City']);
  expectNotAllChanged();
  await fill('Zip Code', '01001');
  expect(screen.getAllByText('All errors are fixed. Press Next.')).toHaveLength(2);
  await fill('City', ' ');
  expect(gone()).toEqual(['Zip Code']);
  expect(box).toHaveRole('alert');
  expectNotAllChanged();
});

test('the error of a newly invalid answer replaces the resolved errors', async () => {
  const { box, links, fill } = await openWithErrors({ step: 3, answers: { city: '' } });
  await fill('Zip Code', '1');
  expect(links()).toEqual(['City']);
  await fill('City', 'Agawam');
  expect(box).toHaveTextContent(/^Please enter a valid zip code/);
  expect(links()).toEqual(['Zip Code']);
  expectNotAllChanged();
});

test('when the missing answers are filled in, the error of an invalid SSN is shown', async () => {
  const { box, links, fill } = await openWithErrors({
    step: 2,
    answers: { phone: '', ssn: '900-1' },
  });
  await fill('Phone Number', '5550100123');
  expect(box).toHaveTextContent(/^SSN must be 9 digits/);
  expect(links()).toEqual(['Social Security Number']);
  expectNotAllChanged();
});

test('the error of the service reappears when the rejected answer is typed again', async () => {
  respondWith(
    mockFailures.validation({ loc: ['body', 'city'], msg: 'No such city', type: 'value' }),
  );
  const { auth } = authWith();
  const { gone, fill } = await openWithErrors({ step: 5, auth });
  await findStep('Your home address');
  await fill('City', 'Holyoke');
  expect(gone()).toEqual(['City']);
  expect(screen.getByRole('status')).toHaveTextContent('All errors are fixed. Press Next.');
  await fill('City', 'Agawam');
  expect(gone()).toEqual([]);
  expectNotAllChanged();
});

test('an error whose text covers more than its links is not reported as fixed', async () => {
  respondWith(
    mockFailures.validation(
      { loc: ['body', 'city'], msg: 'No such city', type: 'value' },
      { loc: ['body', 'planet'], msg: 'Odd', type: 'value' },
    ),
  );
  const { auth } = authWith();
  const { box, gone, fill } = await openWithErrors({ step: 5, auth });
  await findStep('Your home address');
  await fill('City', 'Holyoke');
  expect(gone()).toEqual(['City']);
  expect(box).toHaveTextContent(/planet: Odd/);
  expectNotAllChanged();
});

test('a declined card is not resolved before its number and code are complete', async () => {
  respondWith(mockFailures.detail(402, 'Your card was declined.'));
  const { auth } = authWith();
  const { box, links, gone, fill, choose } = await openWithErrors({ step: 5, auth });
  await fill('Card Number', '4242');
  expect(gone()).toEqual([]);
  await fill('Card Number', '4242424242424242');
  expect(box).toHaveTextContent(/^Please fill in all credit card details/);
  expect(links()).toEqual(['Security Code']);
  await choose('Wire transfer');
  expect(box).not.toHaveTextContent(/confirm that you have sent/);
});

test.each([
  ['a payment that was not sent', { paymentMethod: 'wire', paymentSent: false }, 'Card'],
  ['a choice that was missing', { paymentMethod: '' }, 'Wire transfer'],
  ['card details', { cardNumber: '', cardExpiry: '' }, 'Bill pay'],
  ['a billing address', { billingAddressSameAsHome: false, billingCity: '' }, 'Wire transfer'],
] as const)(
  'the error about %s disappears when another payment method is chosen',
  async (_line, answers, method) => {
    const { box, links, choose } = await openWithErrors({
      step: 5,
      answers: { ...answers, termsOfServiceAccepted: false },
    });
    expect(links()).toHaveLength(2);
    expectFieldsThere(box);
    await choose(method);
    expect(links()).toEqual([expect.stringMatching(/Terms of Service/)]);
    expectFieldsThere(box);
  },
);

test.each([
  ['Passport', { dlPhotoFront: null, dlPhotoBack: null, selfiePhoto: null }],
  ["Driver's License", { idCardType: 'passport', passportPhoto: null, selfiePhoto: null }],
] as const)(
  'the error about a document photo disappears when the applicant chooses %s',
  async (document, answers) => {
    const { box, links, choose } = await openWithErrors({ step: 4, answers });
    expect(links()).toHaveLength(2);
    await choose(new RegExp(`^${document}`));
    expect(links()).toEqual(['Please upload a selfie photo for identity verification']);
    expectFieldsThere(box);
  },
);

test('the error about a country disappears when US Citizen is checked', async () => {
  const { box, links, user } = await openWithErrors({
    step: 4,
    answers: { isUsCitizen: false, citizenshipCountry: '', selfiePhoto: null },
  });
  expect(links()).toHaveLength(2);
  await user.click(screen.getByRole('checkbox', { name: 'US Citizen' }));
  expect(links()).toEqual(['Please upload a selfie photo for identity verification']);
  expectFieldsThere(box);
});
