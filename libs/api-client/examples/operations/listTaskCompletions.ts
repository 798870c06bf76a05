import type { ApiClient, TaskCompletion } from '@bank-bonuses/api-client';

/** Returns every completion of one bank, read page by page. */
export async function completionsOf(client: ApiClient, bank: string): Promise<TaskCompletion[]> {
  const found: TaskCompletion[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total, filters } = await client.listTaskCompletions({ page, perPage: 100 });
    // A service that sends `filters` also accepts the bank as a filter; this loop works with any service.
    found.push(...items.filter((item) => item.bank === bank));
    if (page * 100 >= (total ?? 0) || filters?.banks.includes(bank) === false) return found;
  }
}
