import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyForm, type RegistrationForm } from '../form/registrationForm.ts';
import { filledForm, somePhoto } from '../testing/filledForm.ts';
import { draftFields, readDraft, writeDraft } from './draft.ts';

const secrets = [
  'password',
  'confirmPassword',
  'ssn',
  'dateOfBirth',
  'mothersMaidenName',
  'cardNumber',
  'cardExpiry',
  'cardSecurityCode',
  'cardHolderName',
  'dlPhotoFront',
  'dlPhotoBack',
  'passportPhoto',
  'selfiePhoto',
] as const satisfies (keyof RegistrationForm)[];

const marker = fc.stringMatching(/^[a-z0-9]{12}$/);

/** A form with a marker in every text, and those of its secrets. */
const marked = fc.array(marker, { minLength: 70, maxLength: 70 }).map((markers) => {
  const planted: string[] = [];
  const entries = Object.entries(emptyForm).map(([field, value], index) => {
    const word = `${index}x${markers[index] ?? ''}`;
    if ((secrets as readonly string[]).includes(field)) planted.push(word);
    if (field.includes('Photo')) return [field, somePhoto(word)];
    return [field, typeof value === 'string' ? word : value];
  });
  return { form: Object.fromEntries(entries) as RegistrationForm, planted };
});

describe('what is stored', () => {
  test('holds no secret, whatever it is', () => {
    fc.assert(
      fc.property(marked, ({ form, planted }) => {
        const stored = writeDraft(form) ?? '';
        expect(planted).toHaveLength(secrets.length);
        // The search finds what is there.
        expect(stored).toContain(form.firstName);
        for (const word of planted) expect(stored).not.toContain(word);
      }),
      { numRuns: 30 },
    );
  });

  test('names no secret field, and no agreement', () => {
    expect(draftFields.filter((field) => /Accepted/.test(field))).toEqual([]);
    expect(draftFields.filter((field) => (secrets as readonly string[]).includes(field))).toEqual(
      [],
    );
  });

  test('is nothing for an empty form, even one with secrets', () => {
    expect(writeDraft({ ...emptyForm })).toBeUndefined();
    expect(writeDraft({ ...emptyForm, password: 'Fictional-Pass-1' })).toBeUndefined();
  });
});

describe('what is read', () => {
  test('is what was stored', () => {
    const form: RegistrationForm = {
      ...filledForm,
      isUsCitizen: false,
      citizenshipCountry: 'Canada',
      paymentMethod: 'wire',
    };
    const draft = readDraft(writeDraft(form) ?? '');
    expect(Object.keys(draft)).toEqual(draftFields);
    expect(form).toMatchObject(draft);
  });

  test('is only what reads as an answer, whatever stands there', () => {
    expect(readDraft('{')).toEqual({});
    expect(readDraft('null')).toEqual({});
    expect(
      readDraft(
        JSON.stringify({
          city: 7,
          state: 'ZZ',
          firstName: 'x'.repeat(501),
          ssn: '900-12-3456',
          isUsCitizen: 'yes',
          existingBankAccounts: [
            { institution: 'Nowhere', accountTypes: ['Roth IRA'] },
            { institution: 'Chase', accountTypes: ['Roth IRA', 'Gold'] },
            { institution: 'Chase', accountTypes: ['Roth IRA'] },
          ],
        }),
      ),
    ).toEqual({ existingBankAccounts: [{ institution: 'Chase', accountTypes: ['Roth IRA'] }] });
    fc.assert(fc.property(fc.json(), (json) => void readDraft(json)));
  });
});
