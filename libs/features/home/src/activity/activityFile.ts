import type { ApiClient } from '@bank-bonuses/api-client';
import { saveCsv } from '@bank-bonuses/product/csv';
import { activityCsv } from './activityCsv.ts';
import { fetchAllActivity } from './fetchAllActivity.ts';

/** Returns the filtered activity as the text of a CSV file, with the number of entries. */
export async function fetchFile(
  client: ApiClient,
  options: Parameters<typeof fetchAllActivity>[1],
): Promise<{ count: number; text: string }> {
  const activity = await fetchAllActivity(client, options);
  return { count: activity.length, text: activityCsv(activity) };
}

/** Returns the file name with the current day in the customer's time zone. */
function fileName(): string {
  const today = new Date();
  const parts = [today.getFullYear(), today.getMonth() + 1, today.getDate()];
  return `bank-bonuses-activity-${parts.map((part) => String(part).padStart(2, '0')).join('-')}.csv`;
}

/** Downloads the text as a file of today. */
export const saveFile = (text: string) => saveCsv(fileName(), text);
