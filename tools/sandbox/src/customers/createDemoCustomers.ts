import type { Database, FieldKeys } from '@bank-bonuses/api';
import type { RegistrationPayload } from '@bank-bonuses/api-client';
import { randomUUID } from 'node:crypto';
import type { SignInContext } from '../signIn/context.ts';
import { addPhoneFactor, addTotpFactor } from '../signIn/factors/addFactor.ts';
import { addIdentity } from '../signIn/oauth/addIdentity.ts';
import { createAccount } from '../signIn/users/createAccount.ts';
import { findUserByEmail } from '../signIn/users/users.ts';
import { demoAccounts, demoCompletions } from './demoActivity.ts';
import {
  allSignInsCustomer,
  demoCustomersOf,
  earningCustomer,
  firstDayCustomer,
  unconfirmedCustomer,
  type DemoCustomer,
} from './demoCustomers.ts';
import { dayAhead } from './demoDays.ts';
import { demoEnrollments } from './demoEnrollments.ts';
import { demoRegistrations } from './demoRegistrations.ts';

export interface DemoDeps {
  signIn: SignInContext;
  database: Database;
  fieldKeys: FieldKeys;
  /** Sends a registration to the running service. */
  register(payload: RegistrationPayload): Promise<void>;
}

async function findRegistration({ database }: DemoDeps, email: string) {
  const row = await database.kysely
    .selectFrom('portal.registrations')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.id;
}

async function registered(deps: DemoDeps, customer: DemoCustomer): Promise<string> {
  const existing = await findRegistration(deps, customer.email);
  if (existing !== undefined) return existing;
  const authId = await createAccount(deps.signIn, {
    email: customer.email,
    password: customer.password,
    fullName: customer.name,
    confirmed: customer !== unconfirmedCustomer,
  });
  const payload = await demoRegistrations[customer.email]?.(authId, deps.signIn.now());
  if (payload !== undefined) await deps.register(payload);
  const id = await findRegistration(deps, customer.email);
  if (id === undefined) throw new Error(`The demo customer ${customer.name} was not registered.`);
  return id;
}

/** Returns the registration date: the 15th of the month before the twelve months with activity. */
function memberSince(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 12, 15));
}

/** Inserts a year of activity: bank login, completions, enrollments and accounts. */
async function giveActivity(deps: DemoDeps, registrationId: string): Promise<void> {
  const now = deps.signIn.now();
  const own = <Row extends object>(row: Row) => ({
    id: randomUUID(),
    registration_id: registrationId,
    ...row,
  });
  await deps.database.kysely.transaction().execute(async (db) => {
    const login = await db
      .insertInto('portal.bank_logins')
      .values({
        registration_id: registrationId,
        bank_email: 'maya.torres.hub@example.com',
        bank_phone: '5550100188',
        password_sealed: deps.fieldKeys.encrypt('Demo-Bank-Login-1', {
          table: 'portal.bank_logins',
          column: 'password_sealed',
          row: registrationId,
        }),
        updated_at: now,
      })
      .onConflict((conflict) => conflict.column('registration_id').doNothing())
      .returning('registration_id')
      .executeTakeFirst();
    // All rows are inserted in one transaction, so if the bank login already exists, all other rows
    // exist too.
    if (login === undefined) return;
    await db.insertInto('portal.task_completions').values(demoCompletions(now).map(own)).execute();
    await db
      .insertInto('portal.enrollments')
      .values(
        demoEnrollments(now).map(({ requirements, ...enrollment }) =>
          own({ ...enrollment, requirements: JSON.stringify(requirements) }),
        ),
      )
      .execute();
    await db
      .insertInto('portal.accounts')
      .values(
        demoAccounts.map((account, position) =>
          own({ ...account, created_at: new Date(now.getTime() + position) }),
        ),
      )
      .execute();
    await backdate(db, registrationId, memberSince(now));
  });
}

/** Sets the dates of the new registration to `created_at`, which is before the year of activity. */
async function backdate(
  db: DemoDeps['database']['kysely'],
  id: string,
  created_at: Date,
): Promise<void> {
  await db
    .updateTable('portal.registrations')
    .set({ created_at, referral_count: 2 })
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('portal.payments')
    .set({ created_at, updated_at: created_at })
    .where('registration_id', '=', id)
    .execute();
  await db
    .updateTable('portal.documents')
    .set({ created_at })
    .where('registration_id', '=', id)
    .execute();
  // Sets the version to `null`, because the current version of the terms may be newer than the
  // backdated consent.
  await db
    .updateTable('portal.consents')
    .set({ accepted_at: created_at, version: null })
    .where('registration_id', '=', id)
    .execute();
}

/** Inserts the milestones of a customer's first day. */
async function giveFirstDay(deps: DemoDeps, registration_id: string): Promise<void> {
  const expected_on = dayAhead(deps.signIn.now(), 2);
  await deps.database.kysely
    .insertInto('portal.milestones')
    .values({ registration_id, kind: 'identity_checked', expected_on })
    .onConflict((conflict) => conflict.columns(['registration_id', 'kind']).doNothing())
    .execute();
}

/**
 * Adds the second factor. Runs after the registration, because the registration signs in with only
 * the password.
 */
async function giveSecondStep({ signIn }: DemoDeps, customer: DemoCustomer): Promise<void> {
  const { email, secret, phone } = customer;
  if (secret === undefined && phone === undefined) return;
  const user = await findUserByEmail(signIn.db, email);
  if (user === undefined) return;
  if (secret !== undefined) await addTotpFactor(signIn, user.id, { name: 'Demo app', secret });
  if (phone !== undefined) await addPhoneFactor(signIn, user.id, { name: 'My phone', phone });
}

/**
 * Links a Google identity. The stub provider identifies a person by email address unless its form
 * contains an account id.
 */
async function giveIdentity({ signIn }: DemoDeps, { email, name }: DemoCustomer): Promise<void> {
  const user = await findUserByEmail(signIn.db, email);
  if (user === undefined) return;
  const profile = { subject: email, email, emailVerified: true, name };
  await addIdentity(signIn, user.id, { provider: 'google', profile });
}

/**
 * Creates the demo customers when the sandbox starts for the first time. Later starts do not change
 * existing customers.
 */
export async function createDemoCustomers(deps: DemoDeps): Promise<void> {
  for (const customer of demoCustomersOf(deps.signIn.settings)) {
    const registrationId = await registered(deps, customer);
    await giveSecondStep(deps, customer);
    if (customer === allSignInsCustomer) await giveIdentity(deps, customer);
    if (customer === earningCustomer) await giveActivity(deps, registrationId);
    if (customer === firstDayCustomer) await giveFirstDay(deps, registrationId);
  }
}
