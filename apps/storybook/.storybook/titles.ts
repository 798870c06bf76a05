import { basename } from 'node:path';
import type { Indexer, IndexInput } from 'storybook/internal/types';
import { docsOf } from './docsOf.ts';

/** Sets the titles of a file's stories for the sidebar and the search. */
export function withTitles(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options);
      const docs = await docsOf(file);
      return entries.map((entry) =>
        titled(
          entry,
          docs
            ? `Kit/${docs.group}/${basename(file, '.stories.tsx')}`
            : screenTitle(entry.title ?? ''),
        ),
      );
    },
  };
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
