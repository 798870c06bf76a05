/** What a component's `X.docs.ts` in the kit holds (`ComponentDocs` there, which the package does not export). */
export interface ComponentDocs {
  group: string;
  words: readonly string[];
  use: readonly string[];
  avoid: readonly string[];
  related?: readonly string[];
}
