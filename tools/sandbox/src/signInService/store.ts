import type { Database } from '@bank-bonuses/api';
import type { SignInMail } from '@bank-bonuses/mails';
import { randomUUID } from 'node:crypto';
import { sql, type ColumnType, type Generated, type JSONColumnType, type Kysely } from 'kysely';
import type { User } from './model.ts';

/** The tables of the schema `sign_in`. */
export interface SignInTables {
  users: { id: string; email: string; document: JSONColumnType<User, string, string> };
  /** The mails and text messages that the mailbox shows. */
  outbox: {
    position: Generated<number>;
    id: string;
    to: string;
    subject: string;
    text: string;
    html: string;
    links: ColumnType<string[], string, never>;
    code: string | null;
    created_at: ColumnType<Date, string, never>;
  };
}

/** The database or a transaction on it. PGlite has one connection, so transactions never overlap. */
export type Db = Kysely<SignInTables>;

/** Returns the sandbox's database with the tables of the sign-in service. */
export const signInTables = ({ kysely }: Database): Db =>
  kysely.withTables<Pick<SignInTables, keyof SignInTables>>().withSchema('sign_in');

const statements = [
  'create schema if not exists sign_in',
  `create table if not exists sign_in.users (
    id uuid primary key, email text not null unique, document jsonb not null)`,
  `create table if not exists sign_in.outbox (
    position integer generated always as identity primary key, id uuid not null unique,
    "to" text not null, subject text not null, text text not null, html text not null,
    links jsonb not null, code text, created_at timestamptz not null)`,
];

/** Creates the tables that do not exist yet. */
export async function createSignInTables(db: Db): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

type Part<Value> = Value extends (infer Item)[]
  ? Part<Item>[]
  : Value extends object
    ? { [Key in keyof Value]?: Part<Value[Key]> }
    : Value;

/**
 * Returns the user whose document contains the given part, for example
 * `{ codes: [{ digest }] }`.
 */
export async function findUser(db: Db, part: Part<User>): Promise<User | undefined> {
  const row = await db
    .selectFrom('users')
    .select('document')
    .where(sql<boolean>`document @> ${JSON.stringify(part)}::jsonb`)
    .executeTakeFirst();
  return row?.document;
}

/** Inserts the user, or replaces the stored document. */
export async function saveUser(db: Db, user: User): Promise<void> {
  const row = { email: user.email, document: JSON.stringify(user) };
  await db
    .insertInto('users')
    .values({ id: user.id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** A mail or a text message in the mailbox. */
export interface SentMail extends SignInMail {
  id: string;
  /** An email address, or the digits of a phone number. */
  to: string;
  createdAt: string;
}

/** Puts a mail into the mailbox. A mail whose id is already there is ignored. */
export async function putIntoMailbox(
  db: Db,
  { links, createdAt, id = randomUUID(), ...mail }: Omit<SentMail, 'id'> & { id?: string },
): Promise<void> {
  await db
    .insertInto('outbox')
    .values({ id, ...mail, links: JSON.stringify(links), created_at: createdAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Returns the mails to one address, or to all, newest first. */
export async function readMailbox(
  db: Db,
  { to, limit }: { to?: string | undefined; limit: number },
): Promise<SentMail[]> {
  let query = db.selectFrom('outbox').selectAll().orderBy('position', 'desc').limit(limit);
  if (to !== undefined) query = query.where('to', '=', to.toLowerCase());
  const rows = await query.execute();
  return rows.map(({ position: _position, created_at, ...mail }) => ({
    ...mail,
    createdAt: created_at.toISOString(),
  }));
}
