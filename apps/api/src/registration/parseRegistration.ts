import type { RegistrationPayload, ValidationIssue } from '@bank-bonuses/api-client';
import {
  addressMessages,
  minPasswordLength,
  passwordTooShortMessage,
  paymentMessages,
  personalMessages,
  securityMessages,
} from '@bank-bonuses/product';
import {
  asciiAddresses,
  cardNumberIssues,
  phoneIssues,
  characterIssues,
  type Contract,
  type IssueMessages,
} from '../contract/index.ts';
import { httpErrors, throwIssues } from '../http/index.ts';
import type { CardDetails } from '../payments/index.ts';
import { birthDateIssue } from './birthDate.ts';

/** Messages of the wizard, so that the service reports the same errors with the same text. */
const texts: IssueMessages = {
  'password.minLength': passwordTooShortMessage(minPasswordLength),
  'ssn.pattern': personalMessages.ssnIncomplete,
  'address_line_1.required': addressMessages.addressLine1Missing,
  'city.required': addressMessages.cityMissing,
  'state.required': addressMessages.stateMissing,
  'zip_code.required': addressMessages.zipCodeMissing,
  'dl_photo_front.required': securityMessages.licensePhotosMissing,
  'dl_photo_back.required': securityMessages.licensePhotosMissing,
  'passport_photo.required': securityMessages.passportPhotoMissing,
  'selfie_photo.required': securityMessages.selfiePhotoMissing,
  'citizenship_country.required': securityMessages.citizenshipCountryMissing,
  'mothers_maiden_name.required': securityMessages.mothersMaidenNameMissing,
  'payment_method.required': paymentMessages.methodMissing,
  'payment_sent.const': paymentMessages.paymentNotSent,
  'card_number.required': paymentMessages.cardIncomplete,
  'card_expiry_month.required': paymentMessages.cardIncomplete,
  'card_expiry_year.required': paymentMessages.cardIncomplete,
  'card_security_code.required': paymentMessages.cardIncomplete,
  'card_holder_name.required': paymentMessages.cardIncomplete,
  'billing_address_line_1.required': paymentMessages.billingAddressIncomplete,
  'billing_city.required': paymentMessages.billingAddressIncomplete,
  'billing_state.required': paymentMessages.billingAddressIncomplete,
  'billing_zip_code.required': paymentMessages.billingAddressIncomplete,
  'billing_country.required': paymentMessages.billingAddressIncomplete,
  'terms_accepted_at.required': paymentMessages.agreementsMissing,
  'contractor_agreement_accepted_at.required': paymentMessages.agreementsMissing,
  'card_authorization_accepted_at.required': paymentMessages.cardNotAuthorized,
};

/** Fields that must not be blank; the contract alone would accept white space. */
const neededMessages = [
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

/** Fields with free text, which may contain anything but a card number. */
const freeTexts = [
  'first_name',
  'last_name',
  'address_line_1',
  'address_line_2',
  'city',
  'occupation',
  'employer',
  'mothers_maiden_name',
  'card_holder_name',
  'billing_address_line_1',
  'billing_address_line_2',
  'billing_city',
  'referred_by',
] as const;

const moments = [
  'terms_accepted_at',
  'contractor_agreement_accepted_at',
  'card_authorization_accepted_at',
] as const;

/**
 * Validates a body by the contract and then by the wizard's rules. Throws an error that names every
 * invalid field.
 */
export function parseRegistration(
  contract: Contract,
  body: unknown,
  now: Date,
): RegistrationPayload {
  if (body === undefined) throw httpErrors.badRequest();
  throwIssues(characterIssues(body, { isOneLine: true }));
  asciiAddresses(body, ['email', 'personal_email']);
  throwIssues(contract.schema('RegistrationPayload')(body, texts));
  const payload = body as RegistrationPayload;
  throwIssues(checkRules(payload, now));
  // Converts the id to lower case, so that limits and the sign-in service see one id per account.
  payload.auth_id = payload.auth_id.toLowerCase();
  return payload;
}

/** Validates rules that the schema cannot express. */
function checkRules(payload: RegistrationPayload, now: Date): ValidationIssue[] {
  const blank = neededMessages
    .filter((field) => payload[field]?.trim() === '')
    .map((field) => ({
      loc: ['body', field],
      msg: texts[`${field}.required`] ?? 'Field required',
      type: 'required',
    }));
  const impossible = moments
    .filter((field) => !isPlausible(payload[field]))
    .map((field) => ({ loc: ['body', field], msg: 'Enter a valid date and time', type: 'moment' }));
  const birth = birthDateIssue(payload.date_of_birth, now);
  const age = birth === undefined ? [] : [{ loc: ['body', 'date_of_birth'], ...birth }];
  const cardNumbers = cardNumberIssues([
    ...freeTexts.map((field) => ({ loc: ['body', field], text: payload[field] })),
    ...payload.existing_bank_accounts.map(({ institution }, at) => ({
      loc: ['body', 'existing_bank_accounts', at, 'institution'],
      text: institution,
    })),
  ]);
  return [
    ...blank,
    ...age,
    ...impossible,
    ...cardNumbers,
    ...phoneIssues(payload.personal_phone),
    ...expiryIssues(payload, now),
  ];
}

/** Offset of the latest time zone, UTC-12, in milliseconds. */
const furthestBehindMs = 12 * 60 * 60 * 1000;

/** Rejects a card whose last month is over in every time zone. */
function expiryIssues(payload: RegistrationPayload, now: Date): ValidationIssue[] {
  const { card_expiry_year: year, card_expiry_month: month } = payload;
  if (year === undefined || month === undefined) return [];
  const latestMonth = new Date(now.getTime() - furthestBehindMs).toISOString().slice(0, 7);
  if (`${year}-${month}` >= latestMonth) return [];
  const msg = paymentMessages.cardExpired;
  return [{ loc: ['body', 'card_expiry_year'], msg, type: 'card_expiry' }];
}

/**
 * Returns whether a time is usable. The schema's `date-time` format also accepts leap seconds and
 * years that JavaScript or Postgres reject.
 */
function isPlausible(moment: string | undefined): boolean {
  if (moment === undefined) return true;
  const year = new Date(moment).getUTCFullYear();
  return year >= 2000 && year < 10_000;
}

const secrets = ['password', 'card_number', 'card_security_code'] as const;

/** Fields that are needed only during the request and must never be stored. */
export type RegistrationSecret = (typeof secrets)[number];

/** Returns the card for the processor; `undefined` for another payment method. */
export function cardOf(payload: RegistrationPayload): CardDetails | undefined {
  if (payload.payment_method !== 'card') return undefined;
  // The contract requires every one of these fields for a card, except the second address line.
  const card = payload as Required<RegistrationPayload>;
  return {
    number: card.card_number.replaceAll(/[ -]/g, ''),
    expiryMonth: card.card_expiry_month,
    expiryYear: card.card_expiry_year,
    securityCode: card.card_security_code,
    holderName: card.card_holder_name,
    billingAddress: {
      line1: card.billing_address_line_1,
      line2: payload.billing_address_line_2,
      city: card.billing_city,
      state: card.billing_state,
      zipCode: card.billing_zip_code,
      country: card.billing_country,
    },
  };
}

/**
 * Removes the secrets from the payload object itself, so that other references to it do not keep
 * them either.
 */
export function dropSecrets(
  payload: RegistrationPayload,
): Omit<RegistrationPayload, RegistrationSecret> {
  const sent: Partial<RegistrationPayload> = payload;
  for (const secret of secrets) delete sent[secret];
  return payload;
}
