import type { PaymentMethod, RegistrationPayload } from '@bank-bonuses/api-client';
import type { AccountType } from '../lists/banks.ts';
import type { CitizenshipCountry, Country } from '../lists/countries.ts';
import type { StateCode } from '@bank-bonuses/product';
import type { LostName } from './lostAnswers.ts';

export type StepNumber = 1 | 2 | 3 | 4 | 5;
export type IdCardType = 'drivers_license' | 'passport';

/** A bank where the applicant already has accounts. */
export interface ExistingBank {
  /** An institution of the list, or a name that the applicant entered. */
  institution: string;
  accountTypes: AccountType[];
}

/** A photo ready to be sent: an upright JPEG without metadata. */
export interface PreparedPhoto {
  /** The chosen file's name with the ending `.jpg`. */
  filename: string;
  blob: Blob;
  /** A `blob:` address for the preview; the code that drops the photo revokes it. */
  previewUrl: string;
  /** Advice on a photo that may be hard to read. It does not block the step. */
  advice?: string;
}

/**
 * The kinds of answers, with their types. The kind of a field decides which stored value a draft
 * accepts, how the review shows the answer, and in which format it is sent.
 */
export interface Answers {
  text: string;
  email: string;
  /** Keeps its spaces. */
  password: string;
  phone: string;
  ssn: string;
  /** `YYYY-MM-DD`, the format of a date input. */
  day: string;
  zip: string;
  income: string;
  cardNumber: string;
  securityCode: string;
  /** `MM/YY` */
  expiry: string;
  flag: boolean;
  /** ISO time at which the box was checked; empty while it is not checked. */
  agreement: string;
  photo: PreparedPhoto | null;
  idType: IdCardType;
  /** Empty until a choice is made. */
  state: StateCode | '';
  country: Country;
  citizenship: CitizenshipCountry | '';
  method: PaymentMethod | '';
  banks: ExistingBank[];
}

export type Kind = keyof Answers;

/** When a field is on its page; `conditions.ts` has the rule of each. */
export type ConditionName =
  | 'license'
  | 'passport'
  | 'notUsCitizen'
  | 'transfer'
  | 'card'
  | 'otherBillingAddress';

type PayloadKey = Exclude<keyof RegistrationPayload, 'auth_id'>;

/** A group of the page whose error text covers several fields. */
export type GroupName = 'license' | 'card' | 'billing' | 'agreements';

interface FieldOf<K extends Kind> {
  kind: K;
  /** Label of the field, also used in the error box and the review. */
  label: string;
  /** Its key in the payload; several for an answer that is sent in parts. */
  key?: PayloadKey | readonly PayloadKey[];
  /** @default the empty value of its kind */
  empty?: Answers[K];
  /** @default always */
  asked?: ConditionName;
  /**
   * When the answer is sent, if not exactly when it is asked. An answer that is always sent has its
   * empty value while it is not asked.
   */
  sent?: ConditionName | 'always';
  /** Leaves its key out of the payload while the answer is empty. */
  omitsEmpty?: true;
  /** The group that shows the text of this field's error, if the text covers several fields. */
  group?: GroupName;
  /** Never stored; the name under which a notice asks for it again after a reload. */
  secret?: LostName | true;
  /** @default its answer; 'given' only says that there is one */
  review?: 'given' | 'hidden';
  /** The field whose answer or error counts while the billing address is the home address. */
  home?:
    | 'addressLine1'
    | 'addressLine2'
    | 'city'
    | 'state'
    | 'zipCode'
    | 'billingAddressSameAsHome';
}

/** The description of one field: everything about it that is no rule and no component. */
export type Field = { [K in Kind]: FieldOf<K> }[Kind];

/** The fields of a step, in the order of its page. */
export type Fields = Readonly<Record<string, Field>>;
