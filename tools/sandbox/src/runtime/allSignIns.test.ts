import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allSignInsCustomer, type DemoCustomer } from '../customers/demoCustomers.ts';
import type { SentMail } from '../signInService/store.ts';
import { createClient } from '../signInService/testing/signInServer.ts';
import { emptyPortal, preparedSandbox } from '../testing/preparedSandbox.ts';
import { readOptions } from './options.ts';
import { publishableKey } from '../signInService/settings.ts';
import { startSandbox, type RunningSandbox } from './sandbox.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  const folder = await preparedSandbox();
  const options = readOptions(['--all-sign-ins'], {});
  sandbox = await startSandbox({ ...options, port: 0, folder, portalDir: emptyPortal() });
});
afterAll(() => sandbox.close());

const client = () => createClient(`${sandbox.url}/auth/v1`, publishableKey);

async function getJson<Answer>(path: string, token?: string): Promise<Answer> {
  const headers = { apikey: publishableKey, ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(sandbox.url + path, { headers });
  return (await response.json()) as Answer;
}

const { email, password, phone = '' } = allSignInsCustomer;

/** Signs in with the customer's button on the page that replaces Google. */
async function continueWithGoogle() {
  const browser = client();
  const { data } = await browser.signInWithOAuth({ provider: 'google' });
  const page = await fetch(data.url ?? '');
  const [form = ''] =
    (await page.text()).match(/<form(?:(?!<form)[^])*Lena Fischer<\/button>/) ?? [];
  const fields = [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, ...pair]) => pair);
  const query = new URLSearchParams(fields);
  const landed = await fetch(new URL(`callback?${query.toString()}`, page.url), {
    redirect: 'manual',
  });
  const code = new URL(landed.headers.get('location') ?? '').searchParams.get('code') ?? '';
  expect((await browser.exchangeCodeForSession(code)).error).toBeNull();
  return browser;
}

describe('--all-sign-ins', () => {
  it('turns on every sign-in method in the sign-in service and in the portal', async () => {
    const { external } = await getJson<{ external: Record<string, boolean> }>('/auth/v1/settings');
    expect(external).toMatchObject({ google: true, apple: true, github: true });
    const page = await (await fetch(`${sandbox.url}/login`)).text();
    expect(page).toContain('"signInProviders":["google","apple","github"],"phoneFactors":true');
  });

  it('adds a registered customer whose second step is a phone', async () => {
    const listed = await getJson<DemoCustomer[]>('/__sandbox/customers.json');
    expect(listed.map(({ name }) => name)).toContain('Lena Fischer');
    const browser = client();
    expect((await browser.signInWithPassword({ email, password })).error).toBeNull();
    const level = await browser.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    const [factor] = (await browser.mfa.listFactors()).data?.phone ?? [];
    expect(factor).toMatchObject({ friendly_name: 'My phone', phone: '15550100144' });
    const factorId = factor?.id ?? '';
    const challenge = await browser.mfa.challenge({ factorId, channel: 'sms' });
    const [message] = await getJson<SentMail[]>(`/__sandbox/mail.json?to=${phone}`);
    const challengeId = challenge.data?.id ?? '';
    const code = message?.code ?? '';
    expect((await browser.mfa.verify({ factorId, challengeId, code })).error).toBeNull();
    const token = (await browser.getSession()).data.session?.access_token ?? '';
    expect(await getJson('/api/user/profile', token)).toMatchObject({ first_name: 'Lena' });
  });

  it('adds a customer whose linked Google account is on the page that replaces Google', async () => {
    const browser = await continueWithGoogle();
    const { data } = await browser.getUser();
    expect(data.user).toMatchObject({
      email,
      user_metadata: { full_name: 'Lena Fischer' },
      app_metadata: { provider: 'email', providers: ['email', 'google'] },
    });
    const notices = await getJson<SentMail[]>(`/__sandbox/mail.json?to=${email}`);
    expect(notices.filter(({ subject }) => subject.includes('A login method'))).toEqual([]);
  });
});
