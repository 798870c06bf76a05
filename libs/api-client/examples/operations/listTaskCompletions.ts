import type { ApiClient, TaskCompletion } from '@bank-bonuses/api-client';

/** Returns every completion, read page by page. */
export async function allCompletions(client: ApiClient): Promise<TaskCompletion[]> {
  const found: TaskCompletion[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total = 0 } = await client.listTaskCompletions({ page, perPage: 100 });
    found.push(...items);
    if (items.length === 0 || found.length >= total) return found;
  }
}
