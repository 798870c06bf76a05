import { sql, type RawBuilder } from 'kysely';

/** The provider's time zone if `TIME_ZONE` names no other. */
export const defaultTimeZone = 'America/New_York';

/**
 * Returns SQL for the day of a moment in the provider's time zone. Every day that the service
 * derives from a moment is such a day: in UTC, an evening in New York would already be tomorrow.
 */
export function providerDay(column: string, timeZone: string): RawBuilder<string> {
  return sql`(${sql.ref(column)} at time zone ${timeZone})::date`;
}
