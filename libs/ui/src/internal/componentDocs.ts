/** The texts of a component's Storybook page, which also shows its props and its stories. */
export interface ComponentDocs {
  /** Group of the component in Storybook and in the README's table. */
  group: 'Forms' | 'Actions' | 'Feedback' | 'Data display' | 'Layout' | 'Navigation';
  /** Other names of the component, for search: 'modal', 'popup'. */
  words: readonly string[];
  /** When to use the component: one Markdown text per list item. */
  use: readonly string[];
  /** When to use another component, and which one. */
  avoid: readonly string[];
  /** Related exports of the kit, whose props the page shows too. */
  related?: readonly string[];
}
