import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { runImport } from '../testing/runImport.ts';
import { testService, type TestService } from '../testing/testService.ts';
import { listMails } from './mailReport.ts';
import { emptyOutbox } from './mailSender.ts';
import type { OutgoingMail } from './mailTransport.ts';
import { putDueNotices } from './notices.ts';

const timeZone = 'America/New_York';
const settings = { since: '2026-11-20', timeZone };
/** The evening of November 28 in New York. */
const now = new Date('2026-11-29T01:43:00Z');

let service: TestService;
const sent: OutgoingMail[] = [];
type Customer = Awaited<ReturnType<TestService['registered']>>;

/** Starts the service on the first day of the notices. */
const withNotices = () =>
  testService({ db: service.db, clock: () => now, notices: { since: '2026-11-28', timeZone } });

beforeEach(async () => {
  service = await testService();
  sent.length = 0;
});

const options = () => ({
  db: service.db,
  transport: { send: (mail: OutgoingMail) => Promise.resolve(void sent.push(mail)) },
  facts: { portalUrl: 'https://portal.example.com', supportEmail: 'help@example.com' },
  readSignInAddress: () => Promise.resolve(undefined),
  log: { info: () => undefined, warn: () => undefined },
});

/** Sends the waiting notices, and drops the receipts of the registrations. */
async function sendNotices(): Promise<OutgoingMail[]> {
  sent.length = 0;
  await emptyOutbox(options());
  return sent.filter(({ subject }) => !subject.startsWith('Your receipt'));
}

describe('a notice about contact data', () => {
  const put = (deps: TestService, { token }: Customer, payload: object) =>
    deps.ask({
      method: 'PUT',
      url: '/api/user/profile',
      headers: { authorization: `Bearer ${token}` },
      payload,
    });

  test('goes to the old and the new address, and neither its text nor the outbox contains them', async () => {
    const deps = await withNotices();
    const customer = await deps.registered();
    await put(deps, customer, { personal_email: 'new.address@example.com' });
    const mails = await sendNotices();
    const recipients = mails.map(({ to }) => to).sort();
    expect(recipients).toEqual([customer.email, 'new.address@example.com'].sort());
    const [old, added] = [customer.email, 'new.address@example.com'].map((address) =>
      mails.find(({ to }) => to === address),
    );
    expect(old?.text).toContain('We no longer use this address');
    expect(added?.text).toContain('was changed to this address');
    for (const { subject, text, html } of mails) {
      for (const address of [customer.email, 'new.address']) {
        expect([subject, text, html].join()).not.toContain(address);
      }
      expect(text).toContain('If you did not make this change');
    }
    const { rows } = await sql`select * from portal.mail_outbox`.execute(service.db.kysely);
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toContain('@');
  });

  test('announces each change of phone or address, and nothing else', async () => {
    const deps = await withNotices();
    const customer = await deps.registered();
    const address = { address_line_1: '98 Example Avenue', address_line_2: '', city: 'Boston' };
    await put(deps, customer, { personal_phone: '5550100124' });
    await put(deps, customer, { personal_phone: '5550100124' });
    await put(deps, customer, { ...address, state: 'MA', zip_code: 2101 });
    await put(deps, customer, { irs_withholding: true });
    await put(deps, customer, { personal_phone: '5550100125' });
    const mails = await sendNotices();
    expect(mails.map(({ to }) => to)).toEqual(Array(3).fill(customer.email));
    const texts = mails.map(({ text }) => /Your (phone number|postal address)/.exec(text)?.[1]);
    expect(texts).toEqual(['phone number', 'postal address', 'phone number']);
    expect(mails.map(({ text }) => text).join()).not.toMatch(/98 Example|55501/);
  });

  test.each([
    ['off', undefined],
    ['not on yet', { ...settings, since: '2026-11-29' }],
  ])('is not sent while notices are %s', async (_state, notices) => {
    const deps = await testService({ db: service.db, clock: () => now, notices });
    await put(deps, await deps.registered(), { personal_email: 'new.address@example.com' });
    expect(await sendNotices()).toEqual([]);
  });
});

const enrollment = (customer: Customer, changes: object) => ({
  external_id: `NOTICE-${customer.registrationId}`,
  customer: customer.registrationId,
  bank_name: 'Chase',
  enrolled_date: '2026-08-03',
  bonus_amount: 325,
  progress: 60,
  status: 'in_progress',
  ...changes,
});
const importEnrollment = (customer: Customer, changes: object) =>
  runImport(service, 'enrollments', [enrollment(customer, changes)]);

const paidOn = (payout_date: string) => ({
  ...{ progress: 100, status: 'completed' },
  ...{ payout: 231.25, payout_date, fee_kept: 81.25, withheld: 12.5 },
});
const dueOn = (date: string, state = 'current') => ({
  requirements: [
    { text: 'Open the account', state: 'done', date: '2026-08-05' },
    { text: 'Keep $1,500 in the account', state, date },
  ],
});

test('a payout is announced once with its amounts, however often instances look for it', async () => {
  const customer = await service.registered();
  await importEnrollment(customer, paidOn('2026-11-24'));
  const search = () => putDueNotices(service.db, settings, now);
  await Promise.all([search(), search(), search()]);
  const [mail, ...others] = await sendNotices();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: customer.email, subject: 'Your payout for Chase was sent' });
  for (const part of [
    'We sent you $231.25 for your bonus from Chase on November 24, 2026.',
    'Bonus from Chase: $325.00\nSuccess fee: $81.25\nWithheld for taxes: $12.50\nPayout: $231.25',
  ]) {
    expect(mail?.text).toContain(part);
  }
  await importEnrollment(customer, { ...paidOn('2026-11-25'), withheld: null });
  await search();
  expect(await sendNotices()).toEqual([]);
});

test.each([
  ['the notices were switched on', '2026-11-23', '2026-11-22'],
  ['the last week', '2026-11-20', '2026-11-20'],
])('a payout before %s is not announced', async (_what, since, day) => {
  await importEnrollment(await service.registered(), paidOn(day));
  await putDueNotices(service.db, { since, timeZone }, now);
  expect(await sendNotices()).toEqual([]);
});

test('a payout of a later day is announced on that day', async () => {
  await importEnrollment(await service.registered(), paidOn('2026-11-29'));
  await putDueNotices(service.db, settings, now);
  expect(await sendNotices()).toEqual([]);
  await putDueNotices(service.db, settings, new Date('2026-11-29T06:00:00Z'));
  expect(await sendNotices()).toHaveLength(1);
});

test('a requirement is announced from a week before its day, and again if it is put off', async () => {
  const customer = await service.registered();
  const search = (at = now) => putDueNotices(service.db, settings, at);
  await importEnrollment(customer, dueOn('2026-12-06'));
  await search();
  expect(await sendNotices()).toEqual([]);
  await importEnrollment(customer, dueOn('2026-12-05'));
  await search();
  await search();
  const [mail, ...others] = await sendNotices();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Due on December 5, 2026: your bonus from Chase');
  expect(mail?.text).toContain('Keep $1,500 in the account');
  await importEnrollment(customer, dueOn('2026-12-12'));
  await search(new Date('2026-12-06T12:00:00Z'));
  expect(await sendNotices()).toMatchObject([{ subject: expect.stringContaining('12') as string }]);
});

test.each([
  ['was less than a week away when the notices were switched on', '2026-12-02', '2026-11-26', {}],
  ['is overdue', '2026-11-27', '2026-11-20', {}],
  ['belongs to a cancelled bonus', '2026-12-05', '2026-11-20', { status: 'cancelled' }],
  ['comes later', '2026-12-05', '2026-11-20', dueOn('2026-12-05', 'upcoming')],
])('a requirement that %s is not announced', async (_what, date, since, changes) => {
  await importEnrollment(await service.registered(), { ...dueOn(date), ...changes });
  await putDueNotices(service.db, { since, timeZone }, now);
  const kinds = (await listMails(service.db, {})).map(({ kind }) => kind);
  expect(kinds).toEqual(['registration_received']);
});

test.each([
  ['payout', paidOn('2026-11-24'), { status: 'completed', progress: 100 }],
  ['requirement', dueOn('2026-12-05'), dueOn('2026-12-05', 'done')],
  ['due day', dueOn('2026-12-05'), dueOn('2026-12-20')],
])('a %s that is no longer true when the mail is sent is withdrawn', async (_what, was, is) => {
  const customer = await service.registered();
  await importEnrollment(customer, was);
  await putDueNotices(service.db, settings, now);
  await importEnrollment(customer, is);
  expect(await sendNotices()).toEqual([]);
  const [failed] = await listMails(service.db, { state: 'failed' });
  expect(failed?.last_error).toBe('withdrawn');
});
