import { describe, expect, test } from 'vitest';
import { filledForm } from '../testing/filledForm.ts';
import { fieldAt } from './payload.ts';
import { fieldNames, fieldOf, type FieldName } from './table.ts';

describe('an error of the service', () => {
  /** Fields whose key is not the field's name in snake case. */
  const named: Record<string, FieldName> = {
    personal_email: 'email',
    personal_phone: 'phone',
    permanent_resident: 'isPermanentResident',
    terms_accepted_at: 'termsOfServiceAccepted',
    contractor_agreement_accepted_at: 'independentContractorAgreementAccepted',
    card_expiry_month: 'cardExpiry',
    card_expiry_year: 'cardExpiry',
    card_authorization_accepted_at: 'cardAuthorizationAccepted',
  };
  const homeFields: Record<string, FieldName> = {
    billing_address_line_1: 'addressLine1',
    billing_address_line_2: 'addressLine2',
    billing_city: 'city',
    billing_state: 'state',
    billing_zip_code: 'zipCode',
    billing_country: 'billingAddressSameAsHome',
  };
  const camelCase = (key: string) =>
    key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const keys = fieldNames.flatMap((name) => fieldOf(name).key ?? []);

  test.each(keys)('at %s belongs to its field', (key) => {
    const field = named[key] ?? camelCase(key);
    const apart = { ...filledForm, billingAddressSameAsHome: false };
    expect(fieldAt([key], apart)).toBe(field);
    expect(fieldAt([key, 'data'], apart)).toBe(field);
    expect(fieldAt([key], filledForm)).toBe(homeFields[key] ?? field);
  });

  test.each([[['auth_id']], [['toString']], [['']], [['selfie']], [[]]])(
    'at %j belongs to no field',
    (loc) => expect(fieldAt(loc, filledForm)).toBeUndefined(),
  );
});
