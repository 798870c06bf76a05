import { smtpTransport } from '@bank-bonuses/api';
import { signInMails } from '@bank-bonuses/mails';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMailbox } from '../signInService/store.ts';
import {
  newAddress,
  startSignIn,
  type SignInServer,
} from '../signInService/testing/signInServer.ts';
import { mailHost, startMailServer, type MailServer } from './mailServer.ts';
import { readMail } from './readMail.ts';

let signIn: SignInServer;
let server: MailServer;
const errors: unknown[] = [];
beforeAll(async () => {
  signIn = await startSignIn();
  server = await startMailServer(signIn.signIn.db, 0, (error) => errors.push(error));
});
afterAll(async () => {
  await server.close();
  await signIn.close();
});

const link = 'https://portal.example.com/auth/callback?token_hash=5d41402abc&type=signup';
const mail = signInMails({
  sender: 'Bank Bonuses',
  loginUrl: 'https://portal.example.com/login',
  resetPasswordUrl: 'https://portal.example.com/reset-password',
  lifetimeSeconds: 3_600,
}).link('signup', { name: 'Zoë Þór', link, code: '012345' });

const send = (to: string) =>
  smtpTransport({
    url: `smtp://${mailHost}:${server.port}`,
    from: 'Bank Bonuses <no-reply@example.com>',
  }).send({ ...mail, id: 'one', to, createdAt: new Date() }, new AbortController().signal);

test("stores a mail of the service's outbox once, with subject, texts, links and code", async () => {
  const to = newAddress();
  for (const address of [to, to.toUpperCase()]) await send(address);
  const [stored, second] = await readMailbox(signIn.signIn.db, { to, limit: 10 });
  expect(stored).toMatchObject({ to, subject: mail.subject, links: [link], code: '012345' });
  expect([stored?.html.trim(), stored?.text.trim()]).toEqual([mail.html.trim(), mail.text.trim()]);
  expect([second, errors]).toEqual([undefined, []]);
});

test('reads a mail of Supabase Auth, which has quoted-printable HTML and no Message-ID', async () => {
  const source = `Mime-Version: 1.0
Date: Sun, 29 Nov 2026 16:28:47 +0000
From: "Bank Bonuses" <sender@example.com>
To: alex@example.com
Subject: =?UTF-8?q?Confirm_=E2=9C=93?=
Content-Transfer-Encoding: quoted-printable
Content-Type: text/html; charset=UTF-8

<style>.fill { color: #123456 }</style>
<p style=3D"color:#654321">Zo=C3=AB, <a href=3D"https://portal.example.com/auth/callback?to=
ken_hash=3D5d41402abc&amp;next=3Da&#43;b">Confirm</a></p>
<p class=3D"code">012345</p>
`;
  const read = await readMail(Buffer.from(source.replaceAll('\n', '\r\n')), 'alex@example.com');
  expect(read).toMatchObject({
    subject: 'Confirm ✓',
    links: ['https://portal.example.com/auth/callback?token_hash=5d41402abc&next=a+b'],
    code: '012345',
    text: '',
  });
  expect(read.html).toContain('<p style="color:#654321">Zoë, <a');
});
