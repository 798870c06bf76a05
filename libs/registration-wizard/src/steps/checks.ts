import '../zodSetup.ts';
import type { CheckFn, $ZodType } from 'zod/v4/core';
import { safeParse } from 'zod/mini';
import { labelOf } from '../form/fields.ts';
import type { FieldName, RegistrationForm } from '../form/registrationForm.ts';
import type { StepNumber } from '../machine/stepNumbers.ts';
import type { FieldLink, FormError, StepError } from '../form/formError.ts';

/** One answer that cannot stay as it is. */
export interface Issue {
  field: FieldName;
  /** The specified text. */
  message: string;
  /** The text beside the field, where the specified one speaks of several. @default message */
  text?: string;
}

export type Rule<Values> = (values: Values) => Issue[];

/** All rules speak. */
export function together<Values>(...rules: Rule<Values>[]): Rule<Values> {
  return (values) => rules.flatMap((rule) => rule(values));
}

/** Only the first rule that finds something speaks. */
export function inTurn<Values>(...rules: Rule<Values>[]): Rule<Values> {
  return (values) => {
    for (const rule of rules) {
      const issues = rule(values);
      if (issues.length > 0) return issues;
    }
    return [];
  };
}

/** A single field's rule. */
export function when<Values>(
  isWrong: (values: Values) => boolean,
  field: FieldName,
  message: string,
  text = message,
): Rule<Values> {
  return (values) => (isWrong(values) ? [{ field, message, text }] : []);
}

/** Several fields under one specified text; each field says its own part of it. */
export function filled<Field extends FieldName>(
  fields: readonly Field[],
  message: string,
): Rule<Record<Field, string>> {
  return (values) =>
    fields
      .filter((field) => isBlank(values[field]))
      .map((field) => ({ field, message, text: `${labelOf(field)} is required` }));
}

export function isBlank(value: string): boolean {
  return value.trim() === '';
}

/** A rule as a check of a schema. */
export function check<Values>(rule: Rule<Values>): CheckFn<Values> {
  return ({ value, issues }) => {
    for (const { field, message, text = message } of rule(value))
      issues.push({ code: 'custom', path: [field], message: text, params: { message }, input: '' });
  };
}

/** What a step's schema finds in the form, in the order of the page. */
export function findStepErrors(schema: $ZodType, form: RegistrationForm): StepError[] {
  const result = safeParse(schema, form);
  if (result.success) return [];
  return result.error.issues.map((issue) => {
    const message: unknown = issue.code === 'custom' ? issue.params?.['message'] : undefined;
    return {
      field: issue.path[0] as FieldName,
      text: issue.message,
      message: typeof message === 'string' ? message : issue.message,
    };
  });
}

/**
 * The error box of a step. One text: that text, then the names of its fields as links. Several: each is
 * the link to its first field, except on the address step, whose texts are joined.
 */
export function toFormError(step: StepNumber, errors: readonly StepError[]): FormError {
  const messages = [...new Set(errors.map(({ message }) => message))];
  if (step === 3 || messages.length === 1)
    return {
      message: messages.join('. '),
      links: errors.map(({ field }) => ({ field, text: labelOf(field) })),
    };
  return { message: '', links: linksOfTexts(errors) };
}

/** Each text once, as the link to its first field. */
export function linksOfTexts(errors: readonly StepError[]): FieldLink[] {
  const messages = [...new Set(errors.map(({ message }) => message))];
  return messages.flatMap((text) => {
    const fields = errors.filter(({ message }) => message === text).map(({ field }) => field);
    const [field] = fields;
    return field ? [{ field, text, ...(fields.length > 1 && { fields }) }] : [];
  });
}
