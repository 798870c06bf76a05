import type { ApiClient, Enrollment } from '@bank-bonuses/api-client';

/** Returns the bonuses in progress, the most advanced one first. */
export async function bonusesInProgress(client: ApiClient): Promise<Enrollment[]> {
  const enrollments = await client.listEnrollments();
  return enrollments
    .filter(({ status }) => status === 'in_progress')
    .sort((a, b) => (b.progress ?? 0) - (a.progress ?? 0));
}
