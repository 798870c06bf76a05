/** What the Storybook says about a component, beside its props and its example. */
export interface ComponentDocs {
  /** Where it stands among the components: a row of the README's table. */
  group: 'Forms' | 'Acting' | 'Telling' | 'Showing' | 'Arranging' | 'Finding around';
  /** What others call it, for those who search: 'modal', 'popup'. */
  words: readonly string[];
  /** When to use it; Markdown, each a line of a list. */
  use: readonly string[];
  /** When to use something else, and what. */
  avoid: readonly string[];
  /** Other exports of the kit that belong to it, and whose props the page shows too. */
  related?: readonly string[];
}
