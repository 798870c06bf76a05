import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { DocsAnchor, DocsIndexEntry, IndexEntry, StoryIndex } from 'storybook/internal/types';
import { docsOf } from './docsOf.ts';
import { exportsOn } from './exportsOn.ts';

const clientReadme = join(import.meta.dirname, '../../../libs/api-client/README.md');

/**
 * Adds the component to the name of each index entry, because Storybook's search shows and ranks
 * entries by name: 'Button' for the docs page, 'Button / Loading' for a story. The search also
 * lists the anchors of a page, as 'Dialog / modal'; therefore the other names of a component, the
 * helpers and the error codes of the API client become anchors. The sidebar shows the short names
 * (`manager.ts`).
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
  const docs = await docsOf(resolve(importPath));
  const words = [
    ...(docs?.words ?? []),
    ...(docs?.related ?? []),
    ...exportsOn(title, resolve(importPath)),
  ].map((word) => ({ id: word, title: word }));
  // The anchors of a generated page are its stories, and the index already has an entry for each
  // story.
  const headings = importPath.endsWith('.mdx') ? (anchors ?? []) : [];
  return [...words, ...clientAnchors(title), ...headings];
}

/** Lists what the tables of the API client's README explain: its methods, options, errors and codes. */
function clientAnchors(pageTitle: string): DocsAnchor[] {
  if (pageTitle !== 'API client/Overview') return [];
  const names = readFileSync(clientReadme, 'utf8').match(/(?<=^\| `)\w+/gm) ?? [];
  return names.map((name) => ({ id: name, title: name }));
}
