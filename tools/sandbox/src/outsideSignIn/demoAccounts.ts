import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import { demoCustomersOf, isUnconfirmed, type DemoCustomer } from '../customers/demoCustomers.ts';
import { startOver, StartError } from '../runtime/startErrors.ts';
import type { OutsideSignIn, OutsideUser } from './outsideSignIn.ts';

const file = (secrets: string) => join(secrets, 'outside-accounts.json');

/**
 * Returns the demo customers with the passwords and secrets of their accounts at the outside service.
 * The passwords are random if other machines can reach the service.
 */
export function outsideCustomers(secrets: string, { isLocal }: OutsideSignIn): DemoCustomer[] {
  if (existsSync(file(secrets))) {
    return JSON.parse(readFileSync(file(secrets), 'utf8')) as DemoCustomer[];
  }
  return demoCustomersOf({ stubProviders: [], phoneFactors: false }).map((customer) => ({
    ...customer,
    ...(!isLocal && { password: randomBytes(12).toString('base64url') }),
  }));
}

/** Stores the passwords and secrets, which the next start needs. */
export const saveOutsideCustomers = (secrets: string, customers: readonly DemoCustomer[]): void =>
  writeFileSync(file(secrets), JSON.stringify(customers), { mode: 0o600, flush: true });

/** Adds an authenticator app to the account, and stores its secret in the customer. */
async function addApp({ ask }: OutsideSignIn, customer: DemoCustomer): Promise<void> {
  const { email, password } = customer;
  const call = async (path: string, body: object, token?: string) => {
    const { status, json } = await ask('POST', path, body, token);
    if (status === 200) return json as Record<string, unknown>;
    throw new StartError(`The sign-in service adds no authenticator app (${status} at ${path}).`);
  };
  const session = await call('/token?grant_type=password', { email, password });
  const token = String(session['access_token']);
  const factor = await call('/factors', { factor_type: 'totp', friendly_name: 'Demo app' }, token);
  const { secret } = factor['totp'] as { secret: string };
  const path = `/factors/${String(factor['id'])}`;
  const { id: challenge_id } = await call(`${path}/challenge`, {}, token);
  const code = new TOTP({ secret }).generate();
  await call(`${path}/verify`, { challenge_id, code }, token);
  customer.secret = secret;
}

/**
 * Creates the customer's account by the admin API, or gives an account of an earlier sandbox this
 * password and a new authenticator app. Returns the account's id.
 */
export async function createOutsideAccount(
  outside: OutsideSignIn,
  customer: DemoCustomer,
): Promise<string> {
  const { email, password, name, secret } = customer;
  const known = outside.users.find((user) => user.email === email);
  const { status, json } = await outside.ask(
    known === undefined ? 'POST' : 'PUT',
    known === undefined ? '/admin/users' : `/admin/users/${known.id}`,
    {
      email,
      password,
      email_confirm: !isUnconfirmed(customer),
      user_metadata: { full_name: name },
      app_metadata: { sandbox: true },
    },
  );
  const { id, factors = [] } = (json ?? {}) as Partial<OutsideUser>;
  if (status !== 200 || id === undefined) {
    throw new StartError(`The sign-in service does not create ${email} (${status}). ${startOver}`);
  }
  console.log(`${known === undefined ? 'Created' : 'Reused'} the demo account ${email}`);
  if (secret === undefined) return id;
  for (const factor of factors) {
    await outside.ask('DELETE', `/admin/users/${id}/factors/${factor.id}`);
  }
  await addApp(outside, customer);
  return id;
}
