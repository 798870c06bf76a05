import type { Milestone } from '@bank-bonuses/api-client';
import { sql } from 'kysely';
import type { Database } from '../db/index.ts';
import { milestoneSource, type MilestoneSource } from './milestoneSource.ts';
import { milestonesOf } from './milestonesOf.ts';

/** Returns the milestones of a customer; `undefined` in the cases that `milestonesOf` names. */
export async function readMilestones(
  { kysely }: Pick<Database, 'kysely'>,
  registrationId: string,
  timeZone: string,
): Promise<Milestone[] | undefined> {
  const { rows } = await sql<{ source: MilestoneSource | null }>`
    select ${milestoneSource(registrationId, timeZone)} as source`.execute(kysely);
  return milestonesOf(rows[0]?.source);
}
