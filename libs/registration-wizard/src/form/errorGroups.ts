import type { FieldName } from './registrationForm.ts';

/** Fields that one specified text speaks of, where a group of the kit shows it below them. */
export interface ErrorGroup {
  /** The id of the group, whose text the fields point to. */
  id: string;
  fields: readonly FieldName[];
  text: string;
}

/** Where the kit writes a group's text. */
export function groupTextId({ id }: ErrorGroup): string {
  return `${id}-error`;
}
