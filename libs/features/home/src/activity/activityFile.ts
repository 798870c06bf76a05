import type { ApiClient } from '@bank-bonuses/api-client';
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

/**
 * Milliseconds after which the object URL is revoked; long enough for the browser to read the file.
 */
const keptForMs = 60_000;

/** Downloads the text as a file through a temporary link. */
export function saveFile(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName();
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptForMs);
}
