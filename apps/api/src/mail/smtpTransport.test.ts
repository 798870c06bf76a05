import { afterEach, expect, test } from 'vitest';
import { mailServer, type MailServer } from '../testing/mailServer.ts';
import { MailRejectedError, type OutgoingMail } from './mailTransport.ts';
import { smtpTransport } from './smtpTransport.ts';

let server: MailServer | undefined;
afterEach(async () => {
  await server?.close();
});

const mail: OutgoingMail = {
  id: '0b8e1c8a-52a1-4a6e-9f6d-0d7f0c1b2a3e',
  to: 'avery@example.com',
  subject: 'Your receipt: BB-7K3M-Q2',
  html: '<p>Hello</p>',
  text: 'Hello',
  createdAt: new Date('2026-11-20T15:05:00Z'),
};

/** @param host the host of the URL, with user and password */
const transportTo = ({ port }: MailServer, host = '127.0.0.1') =>
  smtpTransport({
    url: `smtp://${host}:${port}`,
    from: 'Bank Bonuses <mail@bonuses.example>',
  });

const never = new AbortController().signal;

/**
 * Creates an error with which the server rejects a command. Its message contains the recipient's
 * address, which must not be logged.
 */
const refusing = (responseCode: number) =>
  Object.assign(new Error('avery@example.com'), { responseCode });

test('sends a mail with its id, in plain text and HTML', async () => {
  server = await mailServer();
  await transportTo(server).send(mail, never);
  const [received] = server.mails;
  expect(received).toMatchObject({ from: 'mail@bonuses.example', to: ['avery@example.com'] });
  expect(received?.header('message-id')).toBe(`<${mail.id}@bonuses.example>`);
  expect(received?.header('from')).toBe('Bank Bonuses <mail@bonuses.example>');
  expect(received?.header('subject')).toBe(mail.subject);
  expect(received?.header('date')).toBe('Fri, 20 Nov 2026 15:05:00 +0000');
  expect(received?.header('auto-submitted')).toBe('auto-generated');
  expect(received?.header('content-type')).toMatch(/^multipart\/alternative/);
  expect(received?.source).toContain('<p>Hello</p>');
});

test.each([
  ['the recipient permanently', 'onRcptTo', 550, true],
  ['the mail temporarily', 'onData', 451, false],
])('classifies an error of a server that rejects %s', async (_what, handler, code, isPermanent) => {
  server = await mailServer({
    [handler]: (
      subject: { resume?: () => void },
      _session: unknown,
      done: (error: Error) => void,
    ) => {
      subject.resume?.();
      done(refusing(code));
    },
  });
  const error = await transportTo(server)
    .send(mail, never)
    .catch((reason: unknown) => reason);
  expect(error instanceof MailRejectedError).toBe(isPermanent);
  expect((error as Error).message).toMatch(new RegExp(`^E[A-Z]+ ${code}$`));
});

test('does not treat a failed authentication as a rejected mail', async () => {
  server = await mailServer({
    authOptional: false,
    onAuth: (_auth, _session, done) => done(refusing(535)),
  });
  const sent = transportTo(server, 'portal:wrong@127.0.0.1').send(mail, never);
  await expect(sent).rejects.toThrow(/^EAUTH 535$/);
  await expect(sent).rejects.not.toBeInstanceOf(MailRejectedError);
});

test('sends no mail without encryption, except to a server on this machine', async () => {
  server = await mailServer();
  const sent = transportTo(server, '0.0.0.0').send(mail, never);
  await expect(sent).rejects.toThrow(/^ETLS/);
  expect(server.mails).toEqual([]);
});

test('disconnects from a silent server when the try is aborted', async () => {
  const asked = Promise.withResolvers<void>();
  server = await mailServer({ onData: () => asked.resolve() });
  const over = new AbortController();
  const sent = transportTo(server).send(mail, over.signal);
  await asked.promise;
  over.abort();
  await expect(sent).rejects.toThrow(/^E/);
});
