import { account } from './account.ts';
import { address } from './address.ts';
import { lastStep, stepNumbers } from '../steps.ts';
import type { Answers, Field, Fields, GroupName, Kind, StepNumber } from './field.ts';
import { payment } from './payment.ts';
import { personal } from './personal.ts';
import { security } from './security.ts';

/** Returns an object's keys with their types. Only for objects that have no further keys. */
export function keysOf<Key extends string>(object: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(object) as Key[];
}

/** Returns an object with the given keys, of which `valueOf` returns the values. */
export function objectOf<Result extends object>(
  keys: readonly (keyof Result & string)[],
  valueOf: (key: keyof Result & string) => unknown,
): Result {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Result;
}

/** All fields of the registration, in the order of the pages. */
const fields = { ...account, ...personal, ...address, ...security, ...payment };

const fieldsOfStep: Record<StepNumber, Fields> = {
  1: account,
  2: personal,
  3: address,
  4: security,
  5: payment,
};

type Table = typeof fields;

export type FieldName = keyof Table;

/** All answers of the five steps, in memory only. */
export type RegistrationForm = { -readonly [Name in FieldName]: Answers[Table[Name]['kind']] };

/** Names of the fields of some kinds. */
export type NamesOf<K extends Kind> = {
  [Name in FieldName]: Table[Name]['kind'] extends K ? Name : never;
}[FieldName];

export type PhotoName = NamesOf<'photo'>;
export type AgreementName = NamesOf<'agreement'>;
export type CheckboxName = NamesOf<'flag'>;
/** Names of the fields whose answer is text, or a choice of a list of texts. */
export type TextName = Exclude<FieldName, NamesOf<'photo' | 'flag' | 'banks'>>;

export const fieldNames: readonly FieldName[] = keysOf(fields);

/** Returns the description of a field. */
export function fieldOf(name: FieldName): Field {
  return fields[name];
}

/** Returns the fields of a step, in the order of its page. */
export function fieldsOf(step: StepNumber): FieldName[] {
  return fieldNames.filter((name) => stepOf(name) === step);
}

export function stepOf(name: FieldName): StepNumber {
  return stepNumbers.find((step) => name in fieldsOfStep[step]) ?? lastStep;
}

export function fieldsOfGroup(group: GroupName): FieldName[] {
  return fieldNames.filter((name) => fieldOf(name).group === group);
}

export function labelOf(name: FieldName): string {
  return fields[name].label;
}

/** Returns the id of a field's element, to which error links lead. */
export function idOf(name: FieldName): string {
  return `register-${name}`;
}

type NonTextKind = { [K in Kind]: '' extends Answers[K] ? never : K }[Kind];

/** The empty answers that are not the empty text. */
const emptyAnswers: Pick<Answers, NonTextKind> = {
  flag: false,
  photo: null,
  idType: 'drivers_license',
  country: 'United States',
  banks: [],
};

export const emptyForm: Readonly<RegistrationForm> = objectOf<RegistrationForm>(
  fieldNames,
  (name) => {
    const { kind, empty } = fieldOf(name);
    return empty ?? (kind in emptyAnswers ? emptyAnswers[kind as NonTextKind] : '');
  },
);

function isPhoto(name: FieldName): name is PhotoName {
  return fieldOf(name).kind === 'photo';
}

export const photoNames: readonly PhotoName[] = fieldNames.filter(isPhoto);
