import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoCustomer, type DemoCustomer } from '../customers/demoCustomers.ts';
import { expectFirstDay, expectPaymentOnItsWay, expectYearOfWork } from '../testing/demoStats.ts';
import type { SentMail } from '../signInService/store.ts';
import { createClient } from '../signInService/testing/signInServer.ts';
import {
  emptyPortal,
  newFolder,
  preparedSandbox,
  sandboxOptions,
} from '../testing/preparedSandbox.ts';
import type { SandboxOptions } from './options.ts';
import { publishableKey } from '../signInService/settings.ts';
import { startSandbox, type RunningSandbox } from './sandbox.ts';

let options: SandboxOptions;
let sandbox: RunningSandbox;
beforeAll(async () => {
  options = sandboxOptions(await preparedSandbox(), emptyPortal());
  sandbox = await startSandbox(options);
});
afterAll(() => sandbox.close());

const client = () => createClient(`${sandbox.url}/auth/v1`, publishableKey);

async function getJson<Answer>(path: string, token?: string): Promise<Answer> {
  const headers: HeadersInit = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(sandbox.url + path, { headers });
  return (await response.json()) as Answer;
}

async function signIn(credentials: { email: string; password: string }): Promise<string> {
  const { data, error } = await client().signInWithPassword(credentials);
  expect(error).toBeNull();
  return data.session?.access_token ?? '';
}

/** Returns the mails that contain a code. Only the sign-in service sends such mails. */
async function mailTo(email: string): Promise<SentMail[]> {
  const path = `/__sandbox/mail.json?to=${encodeURIComponent(email)}`;
  return (await getJson<SentMail[]>(path)).filter(({ code }) => code !== null);
}

describe('sandbox', () => {
  it('inserts the portal settings and serves every part on one origin', async () => {
    const page = await fetch(`${sandbox.url}/login`);
    expect(await page.text()).toContain('"authUrl":"/auth/v1"');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const [api, auth, own, post] = await Promise.all([
      fetch(`${sandbox.url}/api/unheard-of`),
      fetch(`${sandbox.url}/auth/v1/unheard-of`, { headers: { apikey: publishableKey } }),
      fetch(`${sandbox.url}/__sandbox/unheard-of`),
      fetch(`${sandbox.url}/login`, { method: 'POST' }),
    ]);
    expect([api.status, auth.status, own.status, post.status]).toEqual([404, 404, 404, 404]);
  });

  it('responds on every path only to loopback host names', async () => {
    for (const path of ['/', '/api/user/accounts', '/auth/v1/settings', '/__sandbox/mail.json']) {
      const asked = request(sandbox.url + path, { headers: { host: 'evil-localhost' } }).end();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      answer.resume();
      expect(answer.statusCode, path).toBe(421);
    }
  });

  it('listens only on the loopback interface', async () => {
    const port = Number(new URL(sandbox.url).port);
    // Linux routes all of 127.0.0.0/8 to the loopback interface, so this connection would succeed
    // if the server listened on 0.0.0.0.
    const socket = connect({ host: '127.0.0.2', port });
    await expect(once(socket, 'connect')).rejects.toMatchObject({ syscall: 'connect' });
  });
});

/** Checks that the example of the API client's README prints the stats of the earning customer. */
async function expectQuickStart(total: number): Promise<void> {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  vi.stubEnv('PORTAL_URL', sandbox.url);
  const example = '../../../../libs/api-client/examples/quickStart.mjs';
  await import(fileURLToPath(new URL(example, import.meta.url)));
  vi.unstubAllEnvs();
  const lines = log.mock.calls.map(([line]) => String(line));
  expect(lines.filter((line) => /^\d{4}-\d\d {2}\$[\d.]+$/.test(line))).toHaveLength(12);
  expect(lines.at(-1)).toBe(`Total    $${total.toFixed(2)}`);
}

describe('demo customers', () => {
  it('include an earning, a new and an unconfirmed customer', async () => {
    const customers = await getJson<DemoCustomer[]>('/__sandbox/customers.json');
    const [earner, newcomer, unconfirmed] = customers;
    if (!earner || !newcomer || !unconfirmed) throw new Error('Customers are missing.');
    const token = await signIn(earner);
    const total = await expectYearOfWork((path) => getJson(path, token));
    await expectQuickStart(total);
    expect(await getJson('/api/user/profile', token)).toMatchObject({
      first_name: 'Maya',
      password: 'Demo-Bank-Login-1',
    });
    const empty = await signIn(newcomer);
    expect(await getJson('/api/user/accounts', empty)).toMatchObject({ account_count: 0 });
    await expectPaymentOnItsWay((path) => getJson(path, empty));
    const { error } = await client().signInWithPassword(unconfirmed);
    expect(error?.code).toBe('email_not_confirmed');
    const [mail] = await mailTo(unconfirmed.email);
    expect(mail?.links).toHaveLength(1);
  });
});

describe('demo customer on the first day', () => {
  it('has paid and waits for the identity check', async () => {
    const token = await signIn(demoCustomer('Eli'));
    await expectFirstDay((path) => getJson(path, token));
  });
});

describe('demo customer with a second step', () => {
  it('signs in with a code computed from the secret on the overview page', async () => {
    const customers = await getJson<DemoCustomer[]>('/__sandbox/customers.json');
    const customer = customers.find(({ secret }) => secret !== undefined);
    const browser = client();
    await browser.signInWithPassword(customer ?? { email: '', password: '' });
    const level = await browser.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    const factorId = (await browser.mfa.listFactors()).data?.totp[0]?.id ?? '';
    const code = new TOTP({ secret: customer?.secret ?? '' }).generate();
    expect((await browser.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
    const token = (await browser.getSession()).data.session?.access_token ?? '';
    expect(await getJson('/api/user/profile', token)).toMatchObject({ first_name: 'Priya' });
  });
});

describe('sandbox folder', () => {
  it('is locked by one process: a second process cannot start, even with --fresh', async () => {
    await expect(startSandbox(options)).rejects.toThrow('Another sandbox is running on');
    await expect(startSandbox({ ...options, fresh: true })).rejects.toThrow('Another sandbox');
    expect((await mailTo(demoCustomer('Olivia').email)).length).toBe(1);
  });

  it('cannot be used for a start on a port that is in use', async () => {
    const port = Number(new URL(sandbox.url).port);
    const other = { ...options, port, folder: newFolder('other') };
    await expect(startSandbox(other)).rejects.toThrow(`Port ${port} is in use`);
  });

  it('contains the secrets outside the data folder, readable only by their owner', () => {
    const secrets = join(options.folder, 'secrets');
    expect(readdirSync(secrets).sort()).toEqual(['field-keys.json', 'sign-in.json']);
    for (const file of readdirSync(secrets)) {
      expect(statSync(join(secrets, file)).mode & 0o077).toBe(0);
    }
  });

  it('contains the same sessions and demo data after a restart', async () => {
    const browser = client();
    const { data } = await browser.signInWithPassword(demoCustomer('Maya'));
    const port = Number(new URL(sandbox.url).port);
    await sandbox.close();
    sandbox = await startSandbox({ ...options, port });
    const refreshed = await browser.refreshSession({
      refresh_token: data.session?.refresh_token ?? '',
    });
    expect(refreshed.error).toBeNull();
    const token = refreshed.data.session?.access_token ?? '';
    expect(await getJson('/api/user/task-completions', token)).toMatchObject({ total: 23 });
    expect(await mailTo(demoCustomer('Olivia').email)).toHaveLength(1);
  });
});
