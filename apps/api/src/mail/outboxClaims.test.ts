import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { testService, type TestService } from '../testing/testService.ts';
import { emptyOutbox } from './mailSender.ts';
import type { OutgoingMail } from './mailTransport.ts';
import { claimMail } from './outbox.ts';

let service: TestService;
beforeEach(async () => {
  service = await testService();
});

const sendTimeoutMs = 60_000;

type Send = (mail: OutgoingMail) => Promise<void>;
const optionsWith = (send: Send) => ({
  db: service.db,
  transport: { send },
  facts: { portalUrl: 'https://portal.example.com', supportEmail: 'help@example.com' },
  readSignInAddress: () => Promise.resolve(undefined),
  log: { info: () => undefined, warn: () => undefined },
});

/** Sends everything that is due, as one instance does. */
const sendAll = (send: Send) => emptyOutbox(optionsWith(send));

/** Moves the claims this many milliseconds into the past. */
const ageClaims = (ms: number) =>
  sql`update portal.mail_outbox
    set claimed_until = claimed_until - make_interval(secs => ${ms / 1000})`.execute(
    service.db.kysely,
  );

test('several instances claim each mail only once', async () => {
  for (let registrations = 0; registrations < 4; registrations += 1) await service.registered();
  const claim = () => claimMail(service.db, sendTimeoutMs);
  const claims = await Promise.all(Array.from({ length: 8 }, claim));
  const ids = claims.flatMap((claimed) => claimed?.id ?? []);
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);
  for (let claimed = await claim(); claimed; claimed = await claim()) {
    expect(ids).not.toContain(claimed.id);
    ids.push(claimed.id);
  }
  expect(ids).toHaveLength(4);
});

test('sends the mail of a killed process again when its claim has expired', async () => {
  await service.registered();
  const claim = await claimMail(service.db, sendTimeoutMs);
  // At the end of the longest try, no other process may send the mail.
  await ageClaims(sendTimeoutMs);
  expect(await claimMail(service.db, sendTimeoutMs)).toBeUndefined();
  await ageClaims(sendTimeoutMs);
  const sent: string[] = [];
  await sendAll(({ id }) => Promise.resolve(void sent.push(id)));
  expect(sent).toEqual([claim?.id]);
});
