import type { ComponentType } from 'react';
import type { ComponentDocs } from './types.ts';

interface Example {
  Example: ComponentType;
  /** Source code of the example, to copy. */
  code: string;
}

interface Documented {
  docs: ComponentDocs;
  example: Promise<Example>;
}

const kit = '../../../../libs/ui/src';
const docsFiles = import.meta.glob<ComponentDocs>('../../../../libs/ui/src/*/*/*.docs.ts', {
  import: 'docs',
  eager: true,
});
// Loaded on demand, because all examples together use the whole kit.
const examples = import.meta.glob<ComponentType>('../../../../libs/ui/src/*/*/*.example.tsx', {
  import: 'Example',
});
const codes = import.meta.glob<string>('../../../../libs/ui/src/*/*/*.example.tsx', {
  query: '?raw',
  import: 'default',
});

/** The loaded examples by file. `use()` needs the same promise in each render of a page. */
const shown = new Map<string, Promise<Example>>();

/**
 * Returns the documentation of the component that the stories of this file show; `undefined` for a
 * screen.
 */
export function docsOfStories(storyFile: string): Documented | undefined {
  const [, path] = /libs\/ui\/src(\/.+)\.stories\.tsx$/.exec(storyFile) ?? [];
  const docs = docsFiles[`${kit}${path}.docs.ts`];
  const file = `${kit}${path}.example.tsx`;
  const example = shown.get(file) ?? loadExample(file);
  if (!docs || !example) return undefined;
  shown.set(file, example);
  return { docs, example };
}

function loadExample(file: string): Promise<Example> | undefined {
  const example = examples[file];
  const code = codes[file];
  if (!example || !code) return undefined;
  return Promise.all([example(), code()]).then(([Example, text]) => ({ Example, code: text }));
}

/** All documented components, sorted by name. */
export const documentedComponents = Object.entries(docsFiles)
  .map(([file, docs]) => ({ name: /\/(\w+)\.docs\.ts$/.exec(file)?.[1] ?? '', docs }))
  .toSorted((a, b) => a.name.localeCompare(b.name));

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
