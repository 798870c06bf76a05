import { config, custom, refine, string, type ZodMiniType } from 'zod/mini';
import type { PasswordRules } from './passwordRules.ts';
import { labelOf, type FieldName, type RegistrationForm } from './table.ts';

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

/** The rules of a step. */
export interface StepRules {
  /** The rule of each field that can be invalid. A field that is not asked is not checked. */
  fields: { readonly [Name in FieldName]?: ZodMiniType };
  /**
   * Decides which errors come first, and checks answers that depend on each other.
   * @param errors the errors of the fields, in the order of the page
   * @default all errors of the fields
   */
  together?: (errors: StepError[], answers: RegistrationForm, rules: PasswordRules) => StepError[];
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

/** Returns the errors of blank fields if there are any, otherwise all errors. */
export function missingFirst(errors: StepError[]): StepError[] {
  const missing = errors.filter(({ message }) => message === requiredText);
  return missing.length > 0 ? missing : errors;
}
