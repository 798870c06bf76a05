import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { setPaymentStatus } from '../backoffice/payments.ts';
import { findCustomers } from '../backoffice/findCustomers.ts';
import { cardPayload } from '../testing/payloads.ts';
import { testService, type TestService } from '../testing/testService.ts';
import { listMails, mailStats, retryMail } from './mailReport.ts';
import { emptyOutbox, startMailSender, type MailSenderOptions } from './mailSender.ts';
import { MailRejectedError, type OutgoingMail } from './mailTransport.ts';
import { claimMail } from './outbox.ts';

let service: TestService;
const sent: OutgoingMail[] = [];
const events: object[] = [];
beforeEach(async () => {
  service = await testService();
  sent.length = 0;
  events.length = 0;
});

const take = (mail: OutgoingMail) => Promise.resolve(void sent.push(mail));

type Send = MailSenderOptions['transport']['send'];
const optionsWith = (send: Send): MailSenderOptions => ({
  db: service.db,
  transport: { send },
  facts: { portalUrl: 'https://portal.example.com', supportEmail: 'help@example.com' },
  readSignInAddress: async (id) => (await service.identity.findUser(id))?.email,
  log: { info: (event) => events.push(event), warn: (event) => events.push(event) },
});

/** Sends all mails that are due. */
const sendAll = (send: Send = take) => emptyOutbox(optionsWith(send));

async function registeredByCard() {
  const user = service.identity.addUser();
  const payload = cardPayload(user);
  const { id, reference } = (await service.post(payload)).json<{ id: string; reference: string }>();
  return { user, payload, registrationId: id, reference };
}

const change = (values: Record<string, unknown>) =>
  service.db.kysely.updateTable('portal.mail_outbox').set(values).execute();

const waiting = async () => (await listMails(service.db, { state: 'waiting' })).length;

test('sends the receipt of a card registration with every amount of the stored payment', async () => {
  const { user, reference } = await registeredByCard();
  await sendAll();
  expect(sent).toHaveLength(1);
  const [{ to, subject, text, html }] = sent as [OutgoingMail];
  expect(to).toBe(user.email);
  expect(subject).toBe(`Your receipt from Bank Bonuses: ${reference}`);
  for (const part of [
    'Hello Avery Example,',
    'Your card was charged.',
    'Account opening fee: $5,000.00',
    'Card processing fee (3%): $150.00',
    'Total: $5,150.00',
    'Card: Visa ending in 4242',
    'https://portal.example.com/login',
    'Contact help@example.com.',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).toMatch(/Registered: \w+ \d+, 20\d\d at \d+:\d\d [AP]M E[SD]T/);
  expect(html).toContain('$5,150.00');
  expect(html).toContain('href="https://portal.example.com/login"');
});

test('sends to the current sign-in address, and stores the address', async () => {
  const { user, registrationId } = await registeredByCard();
  user.email = 'Avery.New@example.com';
  await sendAll();
  expect(sent.map(({ to }) => to)).toEqual(['Avery.New@example.com']);
  const find = await findCustomers(service.db, [user.email]);
  expect(find(user.email)).toEqual({ registrationId });
});

test('waits while the sign-in address cannot be read, and uses the stored address if the user was deleted', async () => {
  const { user } = await registeredByCard();
  const { email } = user;
  const down = () => Promise.reject(new Error('The sign-in service is down.'));
  await emptyOutbox({ ...optionsWith(take), readSignInAddress: down });
  expect([sent, await waiting()]).toEqual([[], 1]);
  await change({ due_at: new Date(0) });
  await emptyOutbox({ ...optionsWith(take), readSignInAddress: () => Promise.resolve(undefined) });
  expect(sent.map(({ to }) => to)).toEqual([email]);
});

test('no secret reaches the outbox, the mail or the log', async () => {
  const { payload } = await registeredByCard();
  await sendAll();
  const { rows } = await sql`select * from portal.mail_outbox`.execute(service.db.kysely);
  const { card_number = '', card_security_code = '', ssn, password } = payload;
  for (const secret of [card_number, ssn, password]) {
    expect(JSON.stringify([rows, sent, events, service.log])).not.toContain(secret);
  }
  expect(sent[0]?.text).not.toContain(card_security_code);
  expect(JSON.stringify([rows, events])).not.toContain(payload.email);
});

test('sends one mail after staff set a payment to received, and none if they revoke that before sending', async () => {
  const { registrationId } = await service.registered();
  await sendAll();
  expect(sent[0]?.text).toContain('We will email you when it arrives.');
  const set = (status: 'received' | 'not_received') =>
    setPaymentStatus({ db: service.db, registrationId, status, operator: 'Sam Staff' });
  await set('received');
  await set('not_received');
  await sendAll();
  expect(sent).toHaveLength(1);
  await set('received');
  await set('received');
  await sendAll();
  expect(sent).toHaveLength(2);
  expect(sent[1]?.subject).toMatch(/^We have received your payment: BB-/);
  expect(sent[1]?.text).toContain('Your payment of $5,000.00 has arrived.');
  expect(sent[1]?.text).toContain('You can also find it in Settings.');
  expect(sent[1]?.text).toContain('Status: Received');
});

test('a failed registration leaves no mail behind', async () => {
  const { db } = service;
  await sql`alter table portal.payments add constraint no_more check (false) not valid`.execute(
    db.kysely,
  );
  try {
    const answer = await service.post(cardPayload(service.identity.addUser()));
    expect(answer.statusCode).toBe(500);
  } finally {
    await sql`alter table portal.payments drop constraint no_more`.execute(db.kysely);
  }
  expect(await waiting()).toBe(0);
});

test('retries a failed mail later with the same id', async () => {
  await registeredByCard();
  const ids: string[] = [];
  const fail = ({ id }: OutgoingMail) => {
    ids.push(id);
    return Promise.reject(new Error('ESOCKET'));
  };
  await sendAll(fail);
  await sendAll();
  expect(sent).toEqual([]);
  const [line] = await listMails(service.db, {});
  expect(line).toMatchObject({ state: 'waiting', attempts: 1, last_error: 'ESOCKET' });
  await change({ due_at: new Date() });
  await sendAll();
  expect(sent.map(({ id }) => id)).toEqual(ids);
  await sendAll();
  expect(sent).toHaveLength(1);
  expect(events).toEqual([
    { event: 'mail.postponed', mailId: ids[0], kind: 'registration_received', reason: 'ESOCKET' },
    { event: 'mail.sent', mailId: ids[0], kind: 'registration_received', attempts: 2 },
  ]);
});

test('stops sending a rejected mail until staff retry the mail', async () => {
  await registeredByCard();
  await sendAll(() => Promise.reject(new MailRejectedError('EENVELOPE 550')));
  await change({ due_at: new Date(0) });
  await sendAll();
  expect(sent).toEqual([]);
  expect(await mailStats(service.db)).toMatchObject({ waiting: 0, failed: 1 });
  const [failed] = await listMails(service.db, { state: 'failed' });
  expect(failed?.last_error).toBe('EENVELOPE 550');
  expect(await retryMail(service.db, failed?.id ?? '')).toBe(true);
  expect(await retryMail(service.db, failed?.id ?? '')).toBe(false);
  await sendAll();
  expect(sent.map(({ id }) => id)).toEqual([failed?.id]);
});

test('aborts a hanging transport and sends the next mail', async () => {
  const { registrationId } = await registeredByCard();
  await registeredByCard();
  const hangFor = (id: string) => (mail: OutgoingMail, signal: AbortSignal) =>
    mail.id !== id
      ? take(mail)
      : new Promise<void>((_, reject) =>
          signal.addEventListener('abort', () => reject(new Error('EABORT'))),
        );
  const [first] = await listMails(service.db, { registrationId });
  await emptyOutbox({ ...optionsWith(hangFor(first?.id ?? '')), sendTimeoutMs: 20 });
  expect(sent).toHaveLength(1);
  const [hung] = await listMails(service.db, { registrationId });
  expect(hung).toMatchObject({ state: 'waiting', last_error: 'EABORT' });
});

test('marks a mail that is more than a week old as failed', async () => {
  await registeredByCard();
  await change({ created_at: new Date(Date.now() - 8 * 86_400_000) });
  await sendAll();
  expect(sent).toEqual([]);
  const [line] = await listMails(service.db, { state: 'failed' });
  expect(line?.last_error).toBe('too old');
});

test('a stopped sender finishes the current mail and leaves the others for the next start', async () => {
  await registeredByCard();
  await registeredByCard();
  const [isAsked, mayRespond] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const sender = startMailSender(
    optionsWith(async (mail) => {
      isAsked.resolve();
      await mayRespond.promise;
      await take(mail);
    }),
  );
  await isAsked.promise;
  const isStopped = sender.stop();
  mayRespond.resolve();
  await isStopped;
  expect(sent).toHaveLength(1);
  expect(await waiting()).toBe(1);
});

test('several instances claim each mail only once', async () => {
  for (let registrations = 0; registrations < 4; registrations += 1) await service.registered();
  const claim = () => claimMail(service.db, 60_000);
  const claims = await Promise.all(Array.from({ length: 8 }, claim));
  const ids = claims.flatMap((claimed) => claimed?.id ?? []);
  expect(ids.length).toBeGreaterThan(0);
  for (let claimed = await claim(); claimed; claimed = await claim()) ids.push(claimed.id);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(4);
});

test('sends the mail of a killed process again when its claim has expired', async () => {
  await service.registered();
  const claimed = await claimMail(service.db, 60_000);
  const passMinute = () =>
    sql`update portal.mail_outbox set claimed_until = claimed_until - interval '1 minute'`.execute(
      service.db.kysely,
    );
  // At the end of the longest try, no other process may send the mail.
  await passMinute();
  await sendAll();
  expect(sent).toEqual([]);
  await passMinute();
  await sendAll();
  expect(sent.map(({ id }) => id)).toEqual([claimed?.id]);
});
