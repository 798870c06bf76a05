import type { ApiClient, TaskCompletionPage } from '@bank-bonuses/api-client';
import { fixtures } from '@bank-bonuses/api-client/testing';
import { expect, test } from 'vitest';
import { fetchAllActivity } from './fetchAllActivity.ts';

const entries = Array.from({ length: 250 }, (_none, index) => ({
  ...fixtures.taskCompletions[0]!,
  id: `entry ${index}`,
}));

/** Loads all activity from a client that returns these pages in turn. */
const fetchPages = (...pages: TaskCompletionPage[]) => {
  const left = [...pages];
  const listTaskCompletions = () => Promise.resolve(left.shift() ?? { items: [], total: 0 });
  return fetchAllActivity({ listTaskCompletions } as unknown as ApiClient, {
    filter: {},
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
};

const changed = 'Your activity changed while it was being loaded. Please try again.';

test('returns an entry only once if a new entry moves it to the next page', async () => {
  const all = await fetchPages(
    { items: entries.slice(0, 100), total: 250 },
    { items: entries.slice(99, 199), total: 250 },
    { items: entries.slice(199, 250), total: 250 },
  );
  expect(all).toEqual(entries);
});

test('fails if an entry is added between two of its requests', async () => {
  const pages = [
    { items: entries.slice(0, 100), total: 150 },
    { items: entries.slice(99, 150), total: 151 },
    { items: [], total: 151 },
  ];
  await expect(fetchPages(...pages)).rejects.toThrow(changed);
});

test('fails if the server returns fewer rows than its total', async () => {
  const page = { items: entries.slice(0, 100), total: 250 };
  await expect(fetchPages(page, page)).rejects.toThrow(changed);
});
