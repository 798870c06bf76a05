import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { minPasswordLength } from '@bank-bonuses/product';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { filledForm } from '../testing/filledForm.ts';
import { findErrorBox, openWizard } from '../testing/openWizard.testing.tsx';
import type { StepNumber } from '../fields/field.ts';
import { isAsked } from '../fields/conditions.ts';
import { fieldsOf, idOf, type FieldName, type RegistrationForm } from '../fields/table.ts';

/**
 * The attributes of a field for browsers, on-screen keyboards and password managers. The default is a plain
 * text field.
 */
type Kind = [autocomplete: string, inputMode?: string, type?: string];

/** Every text field and select of each step. */
const kinds: Record<StepNumber, Record<string, Kind>> = {
  1: {
    email: ['email', 'email', 'email'],
    password: ['new-password', '', 'password'],
    confirmPassword: ['new-password', '', 'password'],
  },
  2: {
    firstName: ['given-name'],
    lastName: ['family-name'],
    phone: ['tel', 'tel', 'tel'],
    ssn: ['off', 'numeric'],
    dateOfBirth: ['bday', '', 'date'],
  },
  3: {
    addressLine1: ['address-line1'],
    addressLine2: ['address-line2'],
    city: ['address-level2'],
    state: ['address-level1', '', 'select-one'],
    zipCode: ['postal-code', 'numeric'],
  },
  4: {
    citizenshipCountry: ['off', '', 'select-one'],
    occupation: ['organization-title'],
    employer: ['organization'],
    income: ['off', 'decimal'],
    mothersMaidenName: ['off'],
  },
  5: {
    referredBy: ['off'],
    cardNumber: ['cc-number', 'numeric'],
    cardExpiry: ['cc-exp', 'numeric'],
    cardSecurityCode: ['cc-csc', 'numeric'],
    cardHolderName: ['cc-name'],
    billingAddressLine1: ['billing address-line1'],
    billingAddressLine2: ['billing address-line2'],
    billingCity: ['billing address-level2'],
    billingState: ['billing address-level1'],
    billingZipCode: ['billing postal-code'],
    billingCountry: ['billing country-name', '', 'select-one'],
  },
};

type Control = HTMLInputElement | HTMLSelectElement;

const written = () =>
  [...document.querySelectorAll<Control>('form :is(input, select)')].filter(
    ({ type }) => !['checkbox', 'radio', 'file'].includes(type),
  );

const kindsOnPage = () =>
  Object.fromEntries(
    written().map((field) => [
      field.name,
      [field.getAttribute('autocomplete'), field.inputMode ?? '', field.type],
    ]),
  );

const complete = (expected: Record<string, Kind>) =>
  Object.fromEntries(
    Object.entries(expected).map(([name, [autocomplete, inputMode = '', type = 'text']]) => [
      name,
      [autocomplete, inputMode, type],
    ]),
  );

interface Part {
  minLength?: number;
  maxLength?: number;
}

/** Returns the properties of a registration in the API contract. */
function contractParts(): Record<string, Part | undefined> {
  const file = createRequire(import.meta.url).resolve('@bank-bonuses/api-client/openapi.yaml');
  const { components } = parse(readFileSync(file, 'utf8')) as {
    components: { schemas: { RegistrationPayload: { properties: Record<string, Part> } } };
  };
  return components.schemas.RegistrationPayload.properties;
}

const contract = contractParts();

const keyOf = (name: string) =>
  name === 'phone'
    ? 'personal_phone'
    : name.replace(/[A-Z]|[0-9]/g, (part) => `_${part}`).toLowerCase();

interface Page {
  of: string;
  step: StepNumber;
  answers?: Partial<RegistrationForm>;
}

const pages: Page[] = [
  { of: 'a new applicant', step: 1 },
  { of: 'any applicant', step: 2 },
  { of: 'any applicant', step: 3 },
  { of: "a driver's license and another citizenship", step: 4, answers: { isUsCitizen: false } },
  { of: 'a passport', step: 4, answers: { idCardType: 'passport' } },
  { of: 'a card and another address', step: 5, answers: { billingAddressSameAsHome: false } },
  { of: 'a wire', step: 5, answers: { paymentMethod: 'wire' } },
];

/** Timestamps of agreements have no field on the page. */
const moments = /AcceptedAt$/;

test.each(pages)(
  'step $step has the fields of its list, for $of',
  async ({ step, answers = {} }) => {
    await openWizard({ step, answers });
    const places = new Map(
      [...document.querySelectorAll('form [id]')].map(({ id }, place) => [id, place]),
    );
    const asked = fieldsOf(step).filter(
      (field) => isAsked(field, { ...filledForm, ...answers }) && !moments.test(field),
    );
    const placeOf = (field: FieldName) => places.get(idOf(field)) ?? 0;
    // Every field is on its page, in the order of the list.
    expect(asked.filter((field) => !places.has(idOf(field)))).toEqual([]);
    expect(asked.toSorted((one, other) => placeOf(one) - placeOf(other))).toEqual(asked);

    const shown = written();
    const names = shown.map(({ name }) => name);
    expect(kindsOnPage()).toEqual(
      Object.fromEntries(
        Object.entries(complete(kinds[step])).filter(([name]) => names.includes(name)),
      ),
    );
    // Passwords have no maximum number of characters, because their length is checked in bytes.
    const lengthOf = (name: string) => contract[keyOf(name)]?.maxLength;
    for (const field of shown)
      if (field.type !== 'password' && lengthOf(field.name) !== undefined)
        expect(field, field.name).toHaveProperty('maxLength', lengthOf(field.name));
  },
);

test('the minimum password length is that of the API contract', () => {
  expect(contract['password']?.minLength).toBe(minPasswordLength);
});

/** Fills in fields as a password manager does, without focus. */
const fillIn = (fields: Partial<Record<keyof RegistrationForm, string>>) => {
  for (const [name, value] of Object.entries(fields)) {
    const field = written().find((each) => each.name === name);
    if (!field) throw new Error(`No field ${name}`);
    fireEvent.input(field, { target: { value } });
  }
};

test('values that a password manager fills in without focus are accepted in the card fields, in any format', async () => {
  const { next } = await openWizard({
    step: 5,
    answers: {
      cardNumber: '',
      cardExpiry: '',
      cardSecurityCode: '',
      cardHolderName: '',
      billingAddressSameAsHome: false,
      billingAddressLine1: '',
      billingState: '',
      termsOfServiceAccepted: '',
    },
  });
  fillIn({
    cardNumber: '4242424242424242',
    cardExpiry: '04/2031',
    cardSecurityCode: '123',
    cardHolderName: 'Avery Example',
    billingAddressLine1: '98 Example Avenue',
    billingState: 'il',
  });
  expect(screen.getByLabelText('Card Number')).toHaveValue('4242 4242 4242 4242');
  expect(screen.getByLabelText('Expiry Date')).toHaveValue('04/31');
  expect(screen.getByLabelText('Billing State')).toHaveValue('IL');
  await next();
  const { box, links } = await findErrorBox();
  expect(box).toHaveTextContent(/^You must agree to the Terms of Service/);
  expect(links()).toEqual(['Terms of Service']);
});
