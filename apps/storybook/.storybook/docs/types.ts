/**
 * The content of a component's `X.docs.ts` in the kit. Repeats the kit's type `ComponentDocs`,
 * which the package does not export.
 */
export interface ComponentDocs {
  group: string;
  words: readonly string[];
  use: readonly string[];
  avoid: readonly string[];
  related?: readonly string[];
}
