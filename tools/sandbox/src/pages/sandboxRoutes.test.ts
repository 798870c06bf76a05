import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putIntoMailbox, type SentMail } from '../signInService/store.ts';
import {
  newAddress,
  startSignIn,
  type SignInServer,
} from '../signInService/testing/signInServer.ts';
import { demoCustomersOf } from '../customers/demoCustomers.ts';
import type { StoredRowDeps } from '../storedRows/storedRegistrations.ts';
import { sandboxRoutes } from './sandboxRoutes.ts';

let signIn: SignInServer;
let app: FastifyInstance;
const errors: unknown[] = [];
beforeAll(async () => {
  signIn = await startSignIn();
  app = fastify();
  const kysely = {
    selectFrom() {
      throw new Error('relation "portal.registrations" of customer-1 does not exist');
    },
  };
  const deps = { database: { kysely } } as unknown as StoredRowDeps;
  const onError = (error: unknown) => errors.push(error);
  const customers = demoCustomersOf({ stubProviders: ['google'], phoneFactors: true });
  await app.register(sandboxRoutes({ ...deps, signIn: signIn.signIn, customers }, onError));
});
afterAll(async () => {
  await app.close();
  await signIn.close();
});

const get = (url: string) => app.inject({ url });

async function signUp(): Promise<string> {
  const email = newAddress();
  await signIn.client().signUp({ email, password: 'correct horse' });
  return email;
}

describe('mailbox', () => {
  it('shows the HTML of a mail with a content security policy that blocks scripts and requests', async () => {
    const email = await signUp();
    const list = await get(`/__sandbox/mail.json?to=${encodeURIComponent(email)}`);
    const [mail] = list.json<SentMail[]>();
    const shown = await get(`/__sandbox/mail/${mail?.id}`);
    expect(shown.statusCode).toBe(200);
    expect(shown.body).toBe(mail?.html);
    expect(shown.body).toContain('<h1');
    expect(shown.body).not.toMatch(/<(img|script|iframe|form)/);
    const policy = String(shown.headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/);
    expect(policy).not.toMatch(/allow-scripts|script-src|allow-same-origin/);
    expect((await get(`/__sandbox/mail?to=${encodeURIComponent(email)}`)).body).toContain(
      `/__sandbox/mail/${mail?.id}`,
    );
    expect((await get('/__sandbox/mail/none')).statusCode).toBe(404);
  });

  it('lists the mail of one address as JSON, newest first', async () => {
    const email = await signUp();
    await signIn.client().resetPasswordForEmail(email);
    await signUp();
    const response = await get(
      `/__sandbox/mail.json?to=${encodeURIComponent(email.toUpperCase())}`,
    );
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store' });
    const mails = response.json<SentMail[]>();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Reset your Bank Bonuses password'],
      [email, 'Confirm your email address for Bank Bonuses'],
    ]);
  });

  it('shows links and codes on a page without script or inline style', async () => {
    const email = await signUp();
    const [mail] = await signIn.mails(email);
    const { body, headers } = await get(`/__sandbox/mail?to=${encodeURIComponent(email)}`);
    expect(headers['content-type']).toContain('text/html');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).toContain(mail?.links[0]?.replaceAll('&', '&#38;'));
    expect(body).toContain(mail?.code);
    expect(body).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
  });

  it('serves the templates of the mails for an outside sign-in service', async () => {
    const { body } = await get('/__sandbox/mail-templates/confirm-sign-up.html');
    expect(body).toContain('href="{{ .SiteURL }}/auth/callback?token_hash={{ .TokenHash }}"');
    expect((await get('/__sandbox/mail-templates/none.html')).statusCode).toBe(404);
  });

  it('takes the text messages of an outside sign-in service into the mailbox', async () => {
    const sms = { otp: '012345', sms_type: 'mfa', phone: '15550100177' };
    const url = '/__sandbox/text-messages';
    const sent = await app.inject({ method: 'POST', url, payload: { user: {}, sms } });
    expect([sent.statusCode, sent.json()]).toEqual([200, {}]);
    const mails = (await get('/__sandbox/mail.json?to=15550100177')).json<SentMail[]>();
    expect(mails).toMatchObject([{ code: '012345' }]);
  });

  it('escapes text that a visitor entered', async () => {
    const markup = '<img src=x onerror=alert(1)>"\'';
    const to = newAddress();
    const createdAt = new Date().toISOString();
    const mail = { to, subject: markup, text: markup, html: '', links: [], code: null, createdAt };
    await putIntoMailbox(signIn.signIn.db, mail);
    const { body } = await get(`/__sandbox/mail?to=${encodeURIComponent(to)}`);
    expect(body).not.toContain('<img');
    expect(body).toContain('&#60;img src=x onerror=alert(1)&#62;&#34;&#39;');
    const echo = await get(`/__sandbox/mail?to=${encodeURIComponent(markup)}`);
    expect(echo.body).not.toContain('<img');
    expect(echo.body).toContain('No mail yet');
  });
});

describe('other sandbox pages', () => {
  it('list the demo customers', async () => {
    const customers = (await get('/__sandbox/customers.json')).json<Record<string, string>[]>();
    expect(customers).toHaveLength(6);
    const { body } = await get('/__sandbox');
    expect(body).toContain(`<dd>${customers[3]?.['secret'] ?? ''}</dd>`);
    expect(body).toContain('<a href="/__sandbox/mail?to=15550100144">+15550100144</a>');
    for (const { email, password } of customers) {
      expect(body).toContain(email);
      expect(body).toContain(password);
    }
  });

  it('hide the error of a database', async () => {
    const answer = await get('/__sandbox/registrations.json?email=a@example.com');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('relation');
    expect(errors).toHaveLength(1);
  });
});
