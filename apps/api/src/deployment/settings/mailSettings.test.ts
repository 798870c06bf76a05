import { expect, test } from 'vitest';
import { readMail } from './mailSettings.ts';
import { readAll, SettingsError } from './settingsReader.ts';

const read = (env: Record<string, string>) => readAll(env, readMail);
const from = 'Bank Bonuses <mail@bonuses.example>';

test('disables mail if neither a server nor a sender is set', () => {
  expect(read({})).toBeUndefined();
});

test.each([
  [
    'smtp://smtp.example.com',
    { host: 'smtp.example.com', port: 587, isTls: false, isLocal: false },
  ],
  [
    'smtps://smtp.example.com',
    { host: 'smtp.example.com', port: 465, isTls: true, isLocal: false },
  ],
  ['smtp://localhost:2525', { host: 'localhost', port: 2525, isTls: false, isLocal: true }],
  ['smtp://[::1]:2525/', { host: '::1', port: 2525, isTls: false, isLocal: true }],
])('parses the mail server of SMTP_URL=%s', (url, server) => {
  expect(read({ SMTP_URL: url, MAIL_FROM: from })?.smtp).toEqual({
    ...server,
    auth: undefined,
    from,
  });
});

test('decodes the user and the password of the URL', () => {
  const mail = read({ SMTP_URL: 'smtps://po%40rtal:a%2Fb%20c@smtp.example.com', MAIL_FROM: from });
  expect(mail?.smtp.auth).toEqual({ user: 'po@rtal', pass: 'a/b c' });
});

test('notices are off unless a first day is set', () => {
  const env = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'mail@bonuses.example' };
  expect(read(env)?.noticesSince).toBeUndefined();
  expect(read({ ...env, NOTICES_SINCE: '2026-12-01' })?.noticesSince).toBe('2026-12-01');
});

test('the button in a mail links to the portal if the portal’s origin is set', () => {
  const env = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'mail@bonuses.example' };
  expect(read(env)?.portalUrl).toBeUndefined();
  expect(read({ ...env, PORTAL_URL: 'https://portal.example.com' })?.portalUrl).toBe(
    'https://portal.example.com',
  );
});

test.each([
  [{ SMTP_URL: 'smtp://smtp.example.com' }, 'MAIL_FROM must be an address'],
  [{ MAIL_FROM: from }, 'SMTP_URL is missing'],
  [{ SMTP_URL: 'https://u:Marker-1@smtp.example.com', MAIL_FROM: from }, 'SMTP_URL must be'],
  [{ SMTP_URL: 'smtp://u:Marker-1@smtp.example.com/x', MAIL_FROM: from }, 'SMTP_URL must be'],
  [{ SMTP_URL: 'smtp://u:Marker-1%zz@smtp.example.com', MAIL_FROM: from }, 'SMTP_URL must be'],
  [{ SMTP_URL: 'smtp://localhost', MAIL_FROM: 'Marker-1' }, 'MAIL_FROM must be an address'],
  [{ SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@b.example, c@d.example' }, 'MAIL_FROM must be'],
  [
    { SMTP_URL: 'smtp://localhost', MAIL_FROM: from, PORTAL_URL: 'https://portal.example.com/x' },
    'PORTAL_URL must be an origin',
  ],
  [{ NOTICES_SINCE: '2026-12-01' }, 'NOTICES_SINCE needs SMTP_URL'],
  [{ NOTICES_SINCE: 'yes' }, 'NOTICES_SINCE must be a day like 2026-12-01'],
  [{ NOTICES_SINCE: '2026-02-31' }, 'NOTICES_SINCE must be a day like 2026-12-01'],
])('rejects the settings %j without repeating their values', (env, issue) => {
  expect(() => read(env)).toThrow(SettingsError);
  expect(() => read(env)).toThrow(issue);
  expect(() => read(env)).not.toThrow('Marker-1');
});
