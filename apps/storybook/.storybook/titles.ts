import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { Indexer, IndexInput } from 'storybook/internal/types';
import type { ComponentDocs } from './docs/types.ts';

/** Sets the titles and names of a file's stories for the sidebar and the search. */
export function withTitles(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options);
      const docs = await docsOf(file);
      return docs
        ? entries.map((entry, index) => withDocs(entry, file, docs, index === 0))
        : entries.map((entry) => titled(entry, screenTitle(entry.title ?? '')));
    },
  };
}

/**
 * Moves a component into its group, and appends its other names ('modal') to the name of its first
 * story, where the search finds them. The sidebar hides these names (`manager.ts`).
 */
function withDocs(entry: IndexInput, file: string, docs: ComponentDocs, isFirst: boolean) {
  const inGroup = titled(entry, `Kit/${docs.group}/${basename(file, '.stories.tsx')}`);
  if (!isFirst) return inGroup;
  const name = `${entry.name ?? entry.exportName ?? ''}: ${docs.words.join(', ')}`;
  return { ...inGroup, name };
}

/**
 * Turns 'Screens/Login/LoginPage' into 'Screens/Login/Login page', and removes the folders in
 * between.
 */
function screenTitle(title: string): string {
  const [root = '', area = '', ...rest] = title.split('/');
  const name = rest.at(-1)?.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return [root, area, name].filter(Boolean).join('/');
}

/** Sets the title and removes the id, so that Storybook derives the id from the new title. */
const titled = ({ __id, ...entry }: IndexInput, title: string): IndexInput => ({ ...entry, title });

async function docsOf(storyFile: string): Promise<ComponentDocs | undefined> {
  const file = storyFile.replace(/\.stories\.tsx$/, '.docs.ts');
  if (!existsSync(file)) return undefined;
  return ((await import(file)) as { docs: ComponentDocs }).docs;
}
