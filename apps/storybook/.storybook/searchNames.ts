import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { DocsAnchor, DocsIndexEntry, IndexEntry, StoryIndex } from 'storybook/internal/types';
import { docsOf } from './docsOf.ts';

const clientReadme = join(import.meta.dirname, '../../../libs/api-client/README.md');

/**
 * Adds the component to the name of each index entry, because Storybook's search shows and ranks
 * entries by name: 'Button' for the docs page, 'Button / Loading' for a story. The search also
 * lists the anchors of a page, as 'Dialog / modal'; therefore the other names of a component and
 * the names that a page explains become anchors. The sidebar shows the short names (`manager.ts`).
 */
export async function withSearchNames({ v, entries }: StoryIndex): Promise<StoryIndex> {
  const named = Object.values(entries).map(async (entry): Promise<IndexEntry> => {
    const component = basename(entry.title);
    return entry.type === 'docs'
      ? { ...entry, name: component, anchors: await anchorsOf(entry) }
      : { ...entry, name: `${component} / ${entry.name}` };
  });
  return { v, entries: Object.fromEntries((await Promise.all(named)).map((one) => [one.id, one])) };
}

async function anchorsOf({ title, importPath, anchors }: DocsIndexEntry): Promise<DocsAnchor[]> {
  const named = (words: readonly string[]) => words.map((word) => ({ id: word, title: word }));
  if (importPath.endsWith('.mdx')) {
    const text = readFileSync(importPath, 'utf8');
    const shown =
      title === 'API client/Overview' ? text + readFileSync(clientReadme, 'utf8') : text;
    return [...named(explainedNames(shown)), ...(anchors ?? [])];
  }
  // The anchors of a generated page are its stories, and the index already has an entry for each
  // story.
  const docs = await docsOf(resolve(importPath));
  return named([...(docs?.words ?? []), ...(docs?.related ?? [])]);
}

/**
 * Returns the names in code with which an item of a list or a row of a table begins, such as
 * '- `queryKeys` and `cacheTimes` are …'.
 */
const explainedNames = (markdown: string) =>
  (markdown.match(/^[-|] (?:`\w[^`]*`(?:, | and )?)+/gm) ?? []).flatMap(
    (start) => start.match(/(?<=`)\w+/g) ?? [],
  );
