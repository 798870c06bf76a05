import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createFakeAuth, signedInAs } from '@bank-bonuses/auth/testing';
import { minPasswordLength } from '@bank-bonuses/product';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { filledForm } from '../testing/filledForm.ts';
import { findErrorBox, findStep, openWizard } from '../testing/openWizard.testing.tsx';
import type { StepNumber } from '../fields/field.ts';
import type { RegistrationForm } from '../fields/table.ts';

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

describe('the attributes of each field for browsers and password managers', () => {
  test.each([1, 2, 3, 4, 5] as const)('are those of the list on step %i', async (step) => {
    const answers = { isUsCitizen: false, billingAddressSameAsHome: false };
    await openWizard({ step, answers });
    expect(kindsOnPage()).toEqual(complete(kinds[step]));
  });

  test('are those of a login for an existing account', async () => {
    await openWizard({ auth: createFakeAuth({ state: signedInAs() }) });
    await screen.findByDisplayValue('alex.rivera@example.com');
    expect(kindsOnPage()).toEqual({
      email: ['email', 'email', 'email'],
      password: ['current-password', '', 'password'],
    });
  });
});

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

const keyOf = (name: string) =>
  name === 'phone'
    ? 'personal_phone'
    : name.replace(/[A-Z]|[0-9]/g, (part) => `_${part}`).toLowerCase();

test.each([1, 2, 3, 4, 5] as const)(
  'the fields of step %i have the maximum lengths of the API contract',
  async (step) => {
    const parts = contractParts();
    const lengthOf = (name: string) => parts[keyOf(name)]?.maxLength;
    await openWizard({ step, answers: { billingAddressSameAsHome: false } });
    // Passwords have no maximum number of characters, because their length is checked in bytes.
    const limited = written().filter(
      ({ name, type }) => type !== 'password' && lengthOf(name) !== undefined,
    );
    const ofFields = limited.map((field) => [field.name, (field as HTMLInputElement).maxLength]);
    expect(ofFields.length).toBeGreaterThan(0);
    expect(ofFields).toEqual(limited.map(({ name }) => [name, lengthOf(name)]));
  },
);

test('the minimum password length is that of the API contract', () => {
  expect(contractParts()['password']?.minLength).toBe(minPasswordLength);
});

describe('values that a password manager fills in without focus', () => {
  const fillIn = (fields: Partial<Record<keyof RegistrationForm, string>>) => {
    for (const [name, value] of Object.entries(fields)) {
      const field = written().find((each) => each.name === name);
      if (!field) throw new Error(`No field ${name}`);
      fireEvent[field.tagName === 'SELECT' ? 'change' : 'input'](field, { target: { value } });
    }
  };

  test('are accepted in the address fields', async () => {
    const { addressLine1, city, state, zipCode } = filledForm;
    const { next } = await openWizard({
      step: 3,
      answers: { addressLine1: '', city: '', state: '', zipCode: '' },
    });
    fillIn({ addressLine1, city, state, zipCode });
    await next();
    expect(await findStep('Verify your identity')).toBeVisible();
  });

  test('are accepted in the card fields, in any format', async () => {
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
});
