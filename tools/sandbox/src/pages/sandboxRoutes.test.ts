import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guardHost } from '../runtime/hostGuard.ts';
import { putIntoOutbox, type SentMail } from '../signIn/mails/outbox.ts';
import { newAddress, startSignIn, type SignInServer } from '../signIn/testing/signInServer.ts';
import { sandboxRoutes } from './sandboxRoutes.ts';

let signIn: SignInServer;
let app: FastifyInstance;
beforeAll(async () => {
  signIn = await startSignIn();
  app = fastify();
  guardHost(app);
  await app.register(sandboxRoutes(signIn.context));
});
afterAll(async () => {
  await app.close();
  await signIn.close();
});

async function get(url: string, host = 'localhost:4200') {
  return app.inject({ url, headers: { host } });
}

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
    for (const mail of mails) {
      expect(Object.keys(mail).sort()).toEqual(
        ['code', 'createdAt', 'html', 'id', 'links', 'subject', 'text', 'to'].sort(),
      );
      expect(new Date(mail.createdAt).toISOString()).toBe(mail.createdAt);
    }
  });

  it('lists the mail of all recipients if no address is given', async () => {
    const email = await signUp();
    const mails = (await get('/__sandbox/mail.json')).json<SentMail[]>();
    expect(mails[0]?.to).toBe(email);
    expect(new Set(mails.map(({ to }) => to)).size).toBeGreaterThan(1);
  });

  it('shows links and codes on a page without script or inline style', async () => {
    const email = await signUp();
    const [mail] = await signIn.mails(email);
    const { body, headers } = await get(`/__sandbox/mail?to=${encodeURIComponent(email)}`);
    expect(headers['content-type']).toContain('text/html');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).toContain(mail?.links[0]?.replaceAll('&', '&amp;'));
    expect(body).toContain(mail?.code);
    expect(body).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
  });

  it('escapes text that a visitor entered', async () => {
    const markup = '<img src=x onerror=alert(1)>"\'';
    const to = newAddress();
    const mail = { to, subject: markup, text: markup, html: '', links: [], code: null };
    await putIntoOutbox(signIn.context, signIn.context.db, mail);
    const { body } = await get(`/__sandbox/mail?to=${encodeURIComponent(to)}`);
    expect(body).not.toContain('<img');
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;');
    const echo = await get(`/__sandbox/mail?to=${encodeURIComponent(markup)}`);
    expect(echo.body).not.toContain('<img');
    expect(echo.body).toContain('No mail yet');
  });
});

describe('other sandbox pages', () => {
  it('list the demo customers', async () => {
    const customers = (await get('/__sandbox/customers.json')).json<Record<string, string>[]>();
    const keys = ['about', 'email', 'name', 'password'];
    expect(customers.map((customer) => Object.keys(customer).sort())).toEqual([
      keys,
      keys,
      keys,
      [...keys, 'secret'],
      keys,
    ]);
    const { body } = await get('/__sandbox');
    expect(body).toContain(`<dd>${customers[3]?.['secret'] ?? ''}</dd>`);
    for (const { email, password } of customers) {
      expect(body).toContain(email);
      expect(body).toContain(password);
    }
  });

  it('list the customer with a Google account and a phone only if both features are turned on', async () => {
    const { settings } = signIn.context;
    const factors = { ...settings.factors, phone: true };
    const names = async () => {
      const answer = await get('/__sandbox/customers.json');
      return answer.json<{ name: string; phone?: string }[]>();
    };
    signIn.context.settings = { ...settings, factors };
    expect(await names()).toHaveLength(5);
    signIn.context.settings = { ...settings, stubProviders: ['apple'], factors };
    expect(await names()).toHaveLength(5);
    signIn.context.settings = { ...settings, stubProviders: ['google'] };
    expect(await names()).toHaveLength(5);
    signIn.context.settings = { ...settings, stubProviders: ['google'], factors };
    const [customers, { body }] = [await names(), await get('/__sandbox')];
    signIn.context.settings = settings;
    expect(customers.slice(5)).toMatchObject([{ name: 'Lena Fischer', phone: '15550100144' }]);
    expect(body).toContain('<a href="/__sandbox/mail?to=15550100144">+15550100144</a>');
  });

  it('include a style sheet', async () => {
    const { headers } = await get('/__sandbox/styles.css');
    expect(headers['content-type']).toContain('text/css');
  });

  it('respond only to loopback host names', async () => {
    for (const host of ['localhost', '127.0.0.1:4200', '[::1]:4200']) {
      expect((await get('/__sandbox/mail.json', host)).statusCode).toBe(200);
    }
    for (const host of ['elsewhere.example', 'localhost.elsewhere.example']) {
      expect((await get('/__sandbox/mail.json', host)).statusCode).toBe(421);
    }
  });
});
