import type { ProfileUpdate } from '@bank-bonuses/api-client';
import {
  asciiAddresses,
  cardNumberIssues,
  characterIssues,
  keyName,
  phoneIssues,
  type Contract,
} from '../contract/index.ts';
import { type Database, zipInTheDatabase, zipOnTheWire } from '../db/index.ts';
import { httpErrors, throwIssues } from '../http/index.ts';
import { putContactNotices } from '../mail/index.ts';

/** Fields with free text, which may contain anything but a card number. */
const freeTexts = [
  'address_line_1',
  'address_line_2',
  'city',
  'occupation',
  'employer',
  'income',
] as const;

/**
 * Parses a body that must match exactly one of the five groups. Throws an error that names the
 * invalid field.
 */
export function parseProfileUpdate(contract: Contract, body: unknown): ProfileUpdate {
  if (body === undefined) throw httpErrors.badRequest();
  throwIssues(characterIssues(body, { isOneLine: true }));
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw httpErrors.invalid([{ loc: ['body'], msg: 'Must be an object', type: 'type' }]);
  }
  const keys = Object.keys(body);
  const group = contract.profileGroups.find((candidate) =>
    candidate.keys.some((key) => keys.includes(key)),
  );
  if (!group) {
    const loc = ['body', ...keys.slice(0, 1).map(keyName)];
    throw httpErrors.invalid([{ loc, msg: 'Cannot be changed here', type: 'group' }]);
  }
  const msg = `Cannot be changed together with ${group.keys.join(', ')}`;
  const strangers = keys.filter((key) => !group.keys.includes(key)).slice(0, 200);
  throwIssues(strangers.map((key) => ({ loc: ['body', keyName(key)], msg, type: 'group' })));
  asciiAddresses(body, ['personal_email']);
  throwIssues(contract.schema(group.name)(body));
  const update = body as ProfileUpdate;
  throwIssues([
    ...cardNumberIssues(freeTexts.map((field) => ({ loc: ['body', field], text: update[field] }))),
    ...phoneIssues(update.personal_phone),
  ]);
  return update;
}

/**
 * Stores one group of the customer's profile and returns the stored values. If `isAnnounced`, also
 * puts the notices about changed contact data into the outbox.
 */
export async function updateProfile(
  db: Database,
  registrationId: string,
  update: ProfileUpdate,
  { now, isAnnounced = false }: { now: Date; isAnnounced?: boolean },
): Promise<ProfileUpdate> {
  const { income, zip_code, ...rest } = update;
  const address = zip_code !== undefined && {
    address_line_2: update.address_line_2 || null,
    zip_code: zipInTheDatabase(zip_code),
  };
  await db.kysely.transaction().execute(async (kysely) => {
    const before = isAnnounced && (await readContact(kysely, registrationId));
    await kysely
      .updateTable('portal.registrations')
      .set({ ...rest, ...address, ...(income !== undefined && { income_text: income }) })
      .set({ updated_at: now })
      .where('id', '=', registrationId)
      .execute();
    if (!before) return;
    const after = await readContact(kysely, registrationId);
    await putContactNotices({ kysely }, registrationId, { before, after });
  });
  return address ? { ...update, ...address, zip_code: zipOnTheWire(address.zip_code) } : update;
}

/** Reads the contact data and locks the row, so that each change has its own notices. */
async function readContact(kysely: Database['kysely'], registrationId: string) {
  const { personal_email, personal_phone, ...address } = await kysely
    .selectFrom('portal.registrations')
    .select(['personal_email', 'personal_phone'])
    .select(['address_line_1', 'address_line_2', 'city', 'state', 'zip_code'])
    .where('id', '=', registrationId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { personal_email, personal_phone, address: JSON.stringify(address) };
}
