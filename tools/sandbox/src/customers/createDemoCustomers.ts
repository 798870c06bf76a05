import type { Database } from '@bank-bonuses/api';
import type { RegistrationPayload } from '@bank-bonuses/api-client';
import { mailLink } from '../signInService/codes.ts';
import { change, type SignIn } from '../signInService/context.ts';
import { newFactor } from '../signInService/factors.ts';
import { startOver, StartError } from '../runtime/startErrors.ts';
import { hashPassword } from '../signInService/passwords.ts';
import { findUser, saveUser } from '../signInService/store.ts';
import { newIdentity, newUser, proveMailbox } from '../signInService/users.ts';
import {
  allSignInsCustomer,
  demoCustomer,
  isUnconfirmed,
  type DemoCustomer,
} from './demoCustomers.ts';
import { demoRecordKinds, demoRecords } from './demoRecords.ts';
import { demoRegistration } from './demoRegistration.ts';

export interface DemoDeps {
  now: () => number;
  database: Database;
  customers: readonly DemoCustomer[];
  /** Returns whether the sign-in service has the account. */
  hasAccount(id: string): Promise<boolean>;
  /** Creates the customer's account in the sign-in service. Returns its id. */
  createAccount(customer: DemoCustomer): Promise<string>;
  /** Sends a registration to the running service. */
  register(payload: RegistrationPayload): Promise<void>;
  /** Runs the back office's command line. */
  runProvider(args: string[], input: string): Promise<void>;
}

const registrationOf = ({ database }: DemoDeps, { email }: DemoCustomer) =>
  database.kysely
    .selectFrom('portal.registrations')
    .select(['id', 'auth_id'])
    .where('email', '=', email)
    .executeTakeFirst();

/**
 * Creates the account in the sandbox's own sign-in service, with its ways to sign in. Returns its id.
 */
export async function createOwnAccount(signIn: SignIn, customer: DemoCustomer): Promise<string> {
  const { email, password, name, secret, phone } = customer;
  const passwordHash = await hashPassword(password);
  return change(signIn, async (inner) => {
    const known = await findUser(inner.db, { email });
    if (known !== undefined) return known.id;
    const user = newUser(signIn, { email, passwordHash, metadata: { full_name: name } });
    if (isUnconfirmed(customer)) {
      const redirectTo = signIn.settings.siteUrl;
      await mailLink(inner, user, { purpose: 'signup', redirectTo, challenge: undefined });
      return user.id;
    }
    proveMailbox(signIn, user, 'sign-up');
    if (secret !== undefined) {
      const app = { type: 'totp', name: 'Demo app', secret, isVerified: true } as const;
      user.factors.push(newFactor(signIn, app));
    }
    if (phone !== undefined) {
      const own = { type: 'phone', name: 'My phone', phone, isVerified: true } as const;
      user.factors.push(newFactor(signIn, own));
    }
    if (customer === allSignInsCustomer) {
      const google = { provider: 'google', email, name };
      user.identities.push(newIdentity(signIn, google));
    }
    await saveUser(inner.db, user);
    return user.id;
  });
}

/** Moves the registration of the earning customer to before the twelve months with activity. */
async function backdate({ database, now: clock }: DemoDeps, id: string): Promise<void> {
  const now = new Date(clock());
  const created_at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 12, 15));
  await database.kysely.transaction().execute(async (db) => {
    await db.updateTable('portal.registrations').set({ created_at }).where('id', '=', id).execute();
    await db
      .updateTable('portal.payments')
      .set({ created_at, updated_at: created_at })
      .where('registration_id', '=', id)
      .execute();
    // Without a version, because the current terms may be newer than the backdated consent.
    await db
      .updateTable('portal.consents')
      .set({ accepted_at: created_at, version: null })
      .where('registration_id', '=', id)
      .execute();
  });
}

/** Imports the work that the company has done for the demo customers, at the first start. */
async function importRecords(deps: DemoDeps): Promise<void> {
  const earning = await registrationOf(deps, demoCustomer('Maya'));
  if (earning === undefined) throw new Error('The demo customers were not registered.');
  const login = await deps.database.kysely
    .selectFrom('portal.bank_logins')
    .select('registration_id')
    .where('registration_id', '=', earning.id)
    .executeTakeFirst();
  if (login !== undefined) return;
  await backdate(deps, earning.id);
  const now = new Date(deps.now());
  for (const kind of demoRecordKinds) {
    await deps.runProvider(['import', kind, '-'], demoRecords(kind, now));
  }
}

/** Creates the demo customers at the first start. Later starts do not change existing customers. */
export async function createDemoCustomers(deps: DemoDeps): Promise<void> {
  for (const customer of deps.customers) {
    const registered = await registrationOf(deps, customer);
    if (registered !== undefined) {
      if (await deps.hasAccount(registered.auth_id)) continue;
      throw new StartError(
        `The folder belongs to another sign-in service. ${startOver} Or set SANDBOX_DIR to another folder.`,
      );
    }
    const authId = await deps.createAccount(customer);
    const now = new Date(deps.now());
    await deps.register(await demoRegistration(customer, { authId, now }));
  }
  await importRecords(deps);
}
