import { labelOf } from '../form/fields.ts';
import type { FieldName } from '../form/registrationForm.ts';

/** An issue that a step's schema found. It does not contain the invalid answer. */
export type StepIssue = ReturnType<typeof issueOf>;

/**
 * Creates an issue of a field.
 * @param specified the specified text, which may cover several fields
 * @param text the text beside the field
 */
export function issueOf(field: FieldName, specified: string, text = specified) {
  return {
    code: 'custom' as const,
    path: [field],
    message: text,
    params: { specified },
    input: undefined,
  };
}

/**
 * Returns an issue for each blank field. All issues have the same specified text, and each has its
 * own text for beside the field.
 */
export function blankIssues<Field extends FieldName>(
  answers: Record<Field, string>,
  fields: readonly Field[],
  specified: string,
): StepIssue[] {
  return fields
    .filter((field) => isBlank(answers[field]))
    .map((field) => issueOf(field, specified, `${labelOf(field)} is required`));
}

export function isBlank(answer: string): boolean {
  return answer.trim() === '';
}
