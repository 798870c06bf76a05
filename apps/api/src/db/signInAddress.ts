import type { Database } from './openDatabase.ts';

/**
 * Stores the current sign-in address of a registration, which customers change at the identity
 * provider. Staff find customers by it, and mails are sent to it.
 */
export async function storeSignInAddress(
  { kysely }: Pick<Database, 'kysely'>,
  registrationId: string,
  email: string,
): Promise<void> {
  await kysely
    .updateTable('portal.registrations')
    .set({ email: email.trim().toLowerCase() })
    .where('id', '=', registrationId)
    .execute();
}
