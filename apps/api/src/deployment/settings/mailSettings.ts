import type { SmtpSettings } from '../../mail/index.ts';
import type { SettingsReader } from './settingsReader.ts';

/** Settings for sending mail; `undefined` if the service sends none. */
export type MailSettings =
  | {
      smtp: SmtpSettings;
      portalUrl: string | undefined;
      /** The day from which notices are sent; `undefined` if they are off. */
      noticesSince: string | undefined;
    }
  | undefined;

/**
 * Reads `SMTP_URL`, `MAIL_FROM`, `PORTAL_URL` and `NOTICES_SINCE`. `SMTP_URL` contains a password, so no issue
 * repeats its value.
 */
export function readMail(reader: SettingsReader): MailSettings {
  const { text, addIssue } = reader;
  const [url, from] = [text('SMTP_URL'), text('MAIL_FROM')];
  const portalUrl = readPortalUrl(reader);
  const noticesSince = readNoticesSince(reader);
  if (url === '' && from === '') return undefined;
  if (url === '') addIssue('SMTP_URL is missing: MAIL_FROM alone sends nothing');
  if (!/^(?:[^\s<>"@][^<>"@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(from)) {
    addIssue(
      'MAIL_FROM must be an address, or a name with one like Bank Bonuses <mail@example.com>',
    );
  }
  const server = readServer(url);
  if (url !== '' && !server) {
    addIssue('SMTP_URL must be an address like smtps://user:password@smtp.example.com:465');
  }
  return server && { smtp: { ...server, from }, portalUrl, noticesSince };
}

function readPortalUrl({ text, addIssue }: SettingsReader): string | undefined {
  const portalUrl = text('PORTAL_URL');
  if (portalUrl === '') return undefined;
  const isOrigin = URL.canParse(portalUrl) && new URL(portalUrl).origin === portalUrl;
  if (!isOrigin || !/^https?:/.test(portalUrl)) {
    addIssue('PORTAL_URL must be an origin like https://portal.example.com');
  }
  return portalUrl;
}

/** Requires a day instead of on or off, so that no event before that day is announced. */
function readNoticesSince({ text, addIssue }: SettingsReader): string | undefined {
  const since = text('NOTICES_SINCE');
  if (since === '') return undefined;
  const at = Date.parse(since);
  // A day that does not exist, such as February 31, would be read as a later day.
  const isDay = !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === since;
  if (!isDay) addIssue('NOTICES_SINCE must be a day like 2026-12-01');
  if (text('SMTP_URL') === '') addIssue('NOTICES_SINCE needs SMTP_URL: notices are mails');
  return since;
}

function readServer(text: string): Omit<SmtpSettings, 'from'> | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, port, username, password, pathname, search } = new URL(text);
  const isTls = protocol === 'smtps:';
  const isServer = (isTls || protocol === 'smtp:') && hostname !== '';
  if (!isServer || !/^\/?$/.test(pathname) || search !== '') return undefined;
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  try {
    return {
      host,
      port: port === '' ? (isTls ? 465 : 587) : Number(port),
      isTls,
      isLocal: /^(localhost|127(\.\d+){3}|::1)$/.test(host),
      auth:
        username === ''
          ? undefined
          : { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    };
  } catch {
    return undefined;
  }
}
