import { expect, test } from 'vitest';
import { filledForm } from '../testing/filledForm.ts';
import { keepRules } from '../fields/loadedRules.ts';
import { specifiedRules } from '../fields/passwordRules.ts';
import { rules } from '../fields/rules.ts';
import type { FieldName, RegistrationForm } from '../fields/table.ts';
import { type CheckContext, resolver } from './resolver.ts';

keepRules(rules);

const newApplicant: CheckContext = { applicant: { kind: 'new' }, rules: specifiedRules };

const check = async (
  names: FieldName[],
  changes: Partial<RegistrationForm>,
  context = newApplicant,
) => {
  const options = { names, fields: {}, shouldUseNativeValidation: false };
  return (await resolver({ ...filledForm, ...changes }, context, options)).errors;
};

test('the resolver validates the steps of the requested fields, and marks errors of field groups', async () => {
  const wrong = { email: 'avery', ssn: '900', dlPhotoBack: null };
  expect(await check(['firstName', 'ssn'], wrong)).toEqual({
    ssn: { type: 'custom', message: 'SSN must be 9 digits. Format: XXX-XX-XXXX' },
  });
  expect(await check(['selfiePhoto'], wrong)).toEqual({
    dlPhotoBack: {
      type: 'custom',
      message: "Back of driver's license is required",
      types: { specified: "Please upload the front and back of your driver's license" },
    },
  });
});

test('an existing account requires neither an address nor a confirmed password', async () => {
  const once = { email: '', confirmPassword: '' };
  const existing = {
    kind: 'existing',
    userId: 'user-9',
    email: 'avery@example.com',
    lacksPassword: false,
  } as const;
  expect(await check(['email'], once, { ...newApplicant, applicant: existing })).toEqual({});
  expect(Object.keys(await check(['email'], once))).toEqual(['email', 'confirmPassword']);
  const fromProvider = { ...existing, lacksPassword: true };
  const context = { ...newApplicant, applicant: fromProvider };
  expect(Object.keys(await check(['confirmPassword'], once, context))).toEqual(['confirmPassword']);
});

test('a new password must have the minimum length of the given rules', async () => {
  const strict = { ...newApplicant, rules: { ...specifiedRules, minPasswordLength: 20 } };
  expect(await check(['password'], {}, strict)).toMatchObject({
    password: { message: 'Password must be at least 20 characters' },
  });
});
