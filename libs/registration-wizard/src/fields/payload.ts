import type { FilePayload, RegistrationPayload } from '@bank-bonuses/api-client';
import { usPhoneDigits } from '@bank-bonuses/ui';
import { incomeOf, onlyDigits, plainEmail } from '../formatting/typedValues.ts';
import { isAsked, isMet } from './conditions.ts';
import type { Kind } from './field.ts';
import {
  emptyForm,
  fieldNames,
  fieldOf,
  objectOf,
  photoNames,
  type FieldName,
  type PhotoName,
  type RegistrationForm,
} from './table.ts';

/** The chosen photos, encoded for the request. */
export type EncodedPhotos = Partial<Record<PhotoName, FilePayload>>;

type PayloadKey = keyof RegistrationPayload;

/** How texts are sent; the others are sent as they are. */
const formats: Partial<Record<Kind, (typed: string) => unknown>> = {
  phone: toPhone,
  ssn: onlyDigits,
  zip: (typed) => Number.parseInt(typed, 10),
  income: (typed) => incomeOf(typed) ?? 0,
  cardNumber: onlyDigits,
};

/**
 * Returns the answers without surrounding white space, and without half characters, which a maximum
 * length can leave of an emoji. The email address is folded to ASCII. Passwords keep their spaces
 * and are normalized to Unicode form NFC, so that the same password has the same bytes on every
 * keyboard.
 */
export function trimAnswers(form: RegistrationForm): RegistrationForm {
  return objectOf<RegistrationForm>(fieldNames, (name) => {
    const answer = form[name];
    if (typeof answer !== 'string') return answer;
    const { kind } = fieldOf(name);
    if (kind === 'password') return answer.normalize('NFC');
    return kind === 'email' ? plainEmail(answer) : answer.trim().toWellFormed();
  });
}

/** Returns the full name of trimmed answers. */
export function fullNameOf({ firstName, lastName }: RegistrationForm): string {
  return `${firstName} ${lastName}`;
}

/** Returns the photos that are sent: not those of a document that is not asked for. */
export function sentPhotos(answers: RegistrationForm): PhotoName[] {
  return photoNames.filter((name) => isAsked(name, answers));
}

/** Returns the payload of trimmed, validated answers. */
export function toPayload(
  answers: RegistrationForm,
  authId: string,
  photos: EncodedPhotos,
): RegistrationPayload {
  const sent = fieldNames.flatMap((name) => sentParts(name, answers, photos));
  const values = new Map([['auth_id', authId] as const, ...sent]);
  return objectOf<RegistrationPayload>([...values.keys()], (key) => values.get(key));
}

/** Returns the keys of a field with their values; nothing if it is not sent. */
function sentParts(
  name: FieldName,
  answers: RegistrationForm,
  photos: Partial<Record<FieldName, FilePayload>>,
): (readonly [key: PayloadKey, value: unknown])[] {
  const { kind, asked, sent = asked, omitsEmpty } = fieldOf(name);
  if (sent !== undefined && sent !== 'always' && !isMet(sent, answers)) return [];
  const answer = kind === 'photo' ? photos[name] : sentAnswer(name, answers);
  if (answer === undefined || (omitsEmpty && answer === '')) return [];
  if (kind === 'expiry' && typeof answer === 'string') {
    const [month = '', year = ''] = answer.split('/');
    return keysOfField(name).map((key, at) => [key, at === 0 ? month : `20${year}`]);
  }
  const value = typeof answer === 'string' ? (formats[kind]?.(answer) ?? answer) : answer;
  return keysOfField(name).map((key) => [key, value]);
}

/** Returns the answer that counts: for the billing address, possibly that of the home address. */
function sentAnswer(name: FieldName, answers: RegistrationForm) {
  const { home, sent } = fieldOf(name);
  if (sent === 'always' && !isAsked(name, answers)) return emptyForm[name];
  if (home === undefined || !answers.billingAddressSameAsHome) return answers[name];
  // The home address has no country: it is in the United States, as an empty billing address.
  return home === 'billingAddressSameAsHome' ? emptyForm[name] : answers[home];
}

/** Returns only the digits of a US number, and any other number as typed. */
function toPhone(typed: string): string {
  return usPhoneDigits(typed) ?? typed.trim();
}

function keysOfField(name: FieldName): readonly PayloadKey[] {
  const { key = [] } = fieldOf(name);
  return typeof key === 'string' ? [key] : key;
}

/**
 * Returns the form field of a location in a server's error, or `undefined`.
 * @param loc the path in the payload
 */
export function fieldAt([key]: readonly string[], answers: RegistrationForm) {
  const name = fieldNames.find((each) => keysOfField(each).some((own) => own === key));
  if (name === undefined) return undefined;
  const { home } = fieldOf(name);
  return answers.billingAddressSameAsHome ? (home ?? name) : name;
}
