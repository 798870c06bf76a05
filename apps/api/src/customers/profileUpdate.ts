import type { ProfileUpdate, ValidationIssue } from '@bank-bonuses/api-client';
import type { Updateable } from 'kysely';
import {
  asciiAddresses,
  cardNumberIssues,
  phoneIssues,
  type Contract,
  guardBody,
  keyName,
} from '../contract/index.ts';
import {
  type Database,
  type RegistrationsTable,
  zipInTheDatabase,
  zipOnTheWire,
} from '../db/index.ts';
import { httpErrors } from '../http/index.ts';

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
  const guarded = guardBody(body, { isOneLine: true });
  if (guarded.length > 0) throw httpErrors.invalid(guarded);
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
  const strangers = keys
    .filter((key) => !group.keys.includes(key))
    .map((key): ValidationIssue => {
      const msg = `Cannot be changed together with ${group.keys.join(', ')}`;
      return { loc: ['body', keyName(key)], msg, type: 'group' };
    });
  if (strangers.length > 0) throw httpErrors.invalid(strangers.slice(0, 200));
  asciiAddresses(body, ['personal_email']);
  const issues = contract.schema(group.name)(body);
  if (issues.length > 0) throw httpErrors.invalid(issues);
  const update = body as ProfileUpdate;
  const cardNumbers = [
    ...cardNumberIssues(freeTexts.map((field) => ({ loc: ['body', field], text: update[field] }))),
    ...phoneIssues(update.personal_phone),
  ];
  if (cardNumbers.length > 0) throw httpErrors.invalid(cardNumbers);
  return update;
}

/** Stores one group of the customer's profile and returns the stored values. */
export async function updateProfile(
  db: Database,
  registrationId: string,
  update: ProfileUpdate,
  now: Date,
): Promise<ProfileUpdate> {
  await db.kysely
    .updateTable('portal.registrations')
    .set({ ...toColumns(update), updated_at: now })
    .where('id', '=', registrationId)
    .execute();
  if (update.zip_code === undefined) return update;
  return {
    ...update,
    address_line_2: update.address_line_2 || null,
    zip_code: zipOnTheWire(zipInTheDatabase(update.zip_code)),
  };
}

function toColumns(update: ProfileUpdate): Updateable<RegistrationsTable> {
  if (update.zip_code !== undefined) {
    return {
      ...update,
      address_line_2: update.address_line_2 || null,
      zip_code: zipInTheDatabase(update.zip_code),
    };
  }
  if (update.income !== undefined) {
    const { income, ...rest } = update;
    return { ...rest, income_text: income };
  }
  return update;
}
