import type { RegistrationPayload, ValidationIssue } from '@bank-bonuses/api-client';
import { guardBody, type Contract, type IssueTexts } from '../contract/index.ts';
import { httpErrors } from '../http/index.ts';
import { birthDateIssue } from './birthDate.ts';

const paymentNotSent = 'Please confirm that you have sent the payment';
const licensePhotos = "Please upload the front and back of your driver's license";
const tooShort = 'Password must be at least 6 characters';
const ssnForm = 'SSN must be 9 digits. Format: XXX-XX-XXXX';
const cardDetails = 'Please fill in all credit card details';
const billingFields = 'Please fill in all billing address fields';
const agreements =
  'You must agree to the Terms of Service and Independent Contractor Agreement to proceed';

/** The wizard's own texts, where it has one for the same error. */
const texts: IssueTexts = {
  'password.minLength': tooShort,
  'ssn.pattern': ssnForm,
  'address_line_1.required': 'Address Line 1 is required',
  'city.required': 'City is required',
  'state.required': 'State is required',
  'zip_code.required': 'Zip Code is required',
  'dl_photo_front.required': licensePhotos,
  'dl_photo_back.required': licensePhotos,
  'passport_photo.required': 'Please upload a photo of your passport',
  'selfie_photo.required': 'Please upload a selfie photo for identity verification',
  'citizenship_country.required': 'Please select your country of citizenship',
  'mothers_maiden_name.required': "Please enter your mother's maiden name",
  'payment_method.required': 'Please select a payment method',
  'payment_sent.const': paymentNotSent,
  'card_number.required': cardDetails,
  'card_expiry_month.required': cardDetails,
  'card_expiry_year.required': cardDetails,
  'card_security_code.required': cardDetails,
  'card_holder_name.required': cardDetails,
  'billing_address_line_1.required': billingFields,
  'billing_city.required': billingFields,
  'billing_state.required': billingFields,
  'billing_zip_code.required': billingFields,
  'billing_country.required': billingFields,
  'terms_accepted_at.required': agreements,
  'contractor_agreement_accepted_at.required': agreements,
  'card_authorization_accepted_at.required': 'You must authorize the card charge to proceed',
};

/** Text that must say something; the contract alone would be content with blanks. */
const neededTexts = [
  'password',
  'personal_phone',
  'first_name',
  'last_name',
  'address_line_1',
  'city',
  'mothers_maiden_name',
  'card_holder_name',
  'billing_address_line_1',
  'billing_city',
  'billing_state',
  'billing_zip_code',
] as const;

const moments = [
  'terms_accepted_at',
  'contractor_agreement_accepted_at',
  'card_authorization_accepted_at',
] as const;

/** Checks a body by the contract and then by the wizard's rules, and names every field that is wrong. */
export function parseRegistration(
  contract: Contract,
  body: unknown,
  now: Date,
): RegistrationPayload {
  if (body === undefined) throw httpErrors.badRequest();
  const guarded = guardBody(body);
  if (guarded.length > 0) throw httpErrors.invalid(guarded);
  const unfit = contract.schema('RegistrationPayload')(body, texts);
  if (unfit.length > 0) throw httpErrors.invalid(unfit);
  const payload = body as RegistrationPayload;
  const issues = checkRules(payload, now);
  if (issues.length > 0) throw httpErrors.invalid(issues);
  // One account is one subject to every limit, and one id to the sign-in service.
  payload.auth_id = payload.auth_id.toLowerCase();
  return payload;
}

/** What the schema cannot say. */
function checkRules(payload: RegistrationPayload, now: Date): ValidationIssue[] {
  const blank = neededTexts
    .filter((field) => payload[field]?.trim() === '')
    .map((field) => ({
      loc: ['body', field],
      msg: texts[`${field}.required`] ?? 'Field required',
      type: 'required',
    }));
  const impossible = moments
    .filter((field) => !isPlausible(payload[field]))
    .map((field) => ({ loc: ['body', field], msg: 'Must be a real moment', type: 'moment' }));
  const birth = birthDateIssue(payload.date_of_birth, now);
  const age = birth === undefined ? [] : [{ loc: ['body', 'date_of_birth'], ...birth }];
  return [...blank, ...age, ...impossible];
}

/** The schema's form allows leap seconds and years that neither JavaScript nor Postgres knows. */
function isPlausible(moment: string | undefined): boolean {
  if (moment === undefined) return true;
  const year = new Date(moment).getUTCFullYear();
  return year >= 2000 && year < 10_000;
}
