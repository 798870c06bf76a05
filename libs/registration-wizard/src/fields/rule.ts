import {
  cardNumberInTextMessage,
  containsCardNumber,
  isCardNumberAsPhone,
} from '@bank-bonuses/product';
import { config, custom, refine, safeParse, string, type ZodMiniType } from 'zod/mini';
import { isAsked } from './conditions.ts';
import type { StepNumber } from './field.ts';
import type { PasswordRules } from './passwordRules.ts';
import { fieldsOf, labelOf, type FieldName, type RegistrationForm } from './table.ts';

// Without this setting, zod compiles its checks with `new Function`, which the content security
// policy forbids. It applies only to schemas that are built later, so it stands in the module that
// all rules import.
config({ jitless: true });

/** An error that a step's rules found. It does not contain the invalid answer. */
export interface StepError {
  field: FieldName;
  /** The text beside the field. */
  text: string;
  /** The specified text, which may cover several fields. */
  message: string;
}

/** The rule of each field that can be invalid. */
type FieldRules = { readonly [Name in FieldName]?: ZodMiniType };

/**
 * Decides which errors of a step come first, and checks answers that depend on each other.
 * @param errors the errors of the fields, in the order of the page
 */
type Together = (
  errors: StepError[],
  answers: RegistrationForm,
  passwordRules: PasswordRules,
) => StepError[];

/** The rules of a step. A field that is not asked is not checked. */
export interface StepRules {
  /** Returns the errors of the step, in the order of its page. */
  errors: (answers: RegistrationForm, passwordRules: PasswordRules) => StepError[];
  /** Returns the error of a field alone, without what other answers say about it. */
  fieldError: (name: FieldName, answer: unknown) => StepError | undefined;
}

/**
 * Returns the rules of a step.
 * @param together by default, all errors of the fields are the errors of the step
 */
export function stepRules(
  step: StepNumber,
  rules: FieldRules,
  together: Together = (errors) => errors,
): StepRules {
  const fieldError = (name: FieldName, answer: unknown) => errorOf(name, rules[name], answer);
  return {
    fieldError,
    errors(answers, passwordRules) {
      const asked = fieldsOf(step).filter((name) => isAsked(name, answers));
      const errors = asked.flatMap((name) => fieldError(name, answers[name]) ?? []);
      return together(errors, answers, passwordRules);
    },
  };
}

/** Returns the first error of an answer, if any. */
function errorOf(
  field: FieldName,
  rule: ZodMiniType | undefined,
  answer: unknown,
): StepError | undefined {
  const issue = rule && safeParse(rule, answer).error?.issues[0];
  if (!issue) return undefined;
  const specified: unknown = issue.code === 'custom' ? issue.params?.['specified'] : undefined;
  const text = issue.message;
  return { field, text, message: typeof specified === 'string' ? specified : text };
}

/** The specified text for a blank field of steps 1 and 2. */
export const requiredText = 'Please fill in all required fields';

interface Texts {
  /** The text beside the field. */
  text: string | ((value: string) => string | undefined);
  /** The specified text for the error box. @default the text beside the field */
  specified?: string | undefined;
}

/** A check of an answer. If it fails, the later checks of the answer are skipped. */
export function check<Value>(isValid: (value: Value) => boolean, { text, specified }: Texts) {
  return refine<Value>((value) => isValid(value), {
    error: typeof text === 'string' ? text : ({ input }) => text(String(input)),
    abort: true,
    params: { specified },
  });
}

/** A rule of a text that must not be blank, with further checks. */
export function required(
  name: FieldName,
  specified?: string,
  ...checks: ReturnType<typeof check<string>>[]
) {
  const text = `${labelOf(name)} is required`;
  return string().check(
    check((value) => value.trim() !== '', { text, specified }),
    ...checks,
  );
}

/** A rule of a choice, a box or a photo that must be given. */
export const given = (texts: Texts) => custom<unknown>().check(check(Boolean, texts));

/** Rejects a text that contains a card number, because such numbers must not be stored. */
export const noCardNumber = check<string>((text) => !containsCardNumber(text), {
  text: cardNumberInTextMessage,
});

/** Rejects a phone number that is a card number. */
export const noCardNumberAsPhone = check<string>((phone) => !isCardNumberAsPhone(phone), {
  text: cardNumberInTextMessage,
});

/** Returns the errors of blank fields if there are any, otherwise all errors. */
export function missingFirst(errors: StepError[]): StepError[] {
  const missing = errors.filter(({ message }) => message === requiredText);
  return missing.length > 0 ? missing : errors;
}
