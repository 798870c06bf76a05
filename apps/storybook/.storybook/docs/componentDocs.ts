import type { ComponentDocs } from './types.ts';

interface Documented {
  /** The component's name. */
  name: string;
  /** The entry of the kit that exports the component. */
  entry: string;
  docs: ComponentDocs;
}

const files = import.meta.glob<ComponentDocs>('../../../../libs/ui/src/*/*/*.docs.ts', {
  import: 'docs',
  eager: true,
});

/** All documented components, sorted by name. */
export const documentedComponents = Object.entries(files)
  .map(([file, docs]): Documented => {
    const [, folder, name = ''] = /src\/(\w+)\/\w+\/(\w+)\.docs\.ts$/.exec(file) ?? [];
    const entry = folder === 'charts' ? '@bank-bonuses/ui/charts' : '@bank-bonuses/ui';
    return { name, entry, docs };
  })
  .toSorted((a, b) => a.name.localeCompare(b.name));

/**
 * Returns the documentation of the component that the stories of this file show; `undefined` for a
 * screen.
 */
export function docsOfStories(storyFile: string): Documented | undefined {
  const [, shown] = /libs\/ui\/src\/.+\/(\w+)\.stories\.tsx$/.exec(storyFile) ?? [];
  return documentedComponents.find(({ name }) => name === shown);
}

/** URLs of the docs pages, by the name of a component or of its related components. */
const pages = new Map(
  documentedComponents.flatMap(({ name, docs: { group, related = [] } }) => {
    const id = `kit-${group}-${name}`.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');
    return [name, ...related].map((one): [string, string] => [one, `?path=/docs/${id}--docs`]);
  }),
);

/** Turns every component name in backticks into a link. */
export const withLinks = (markdown: string) =>
  markdown.replaceAll(/`(\w+)`/g, (mark, name: string) => {
    const page = pages.get(name);
    return page ? `[${mark}](${page})` : mark;
  });
