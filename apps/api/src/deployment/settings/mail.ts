import { z } from 'zod';
import { isOrigin, needed, type Variables } from './variables.ts';

/** Settings for sending mail; `undefined` if the service sends none. */
export const mail = (env: Variables) => {
  const isOff = [env['SMTP_URL'], env['MAIL_FROM'], env['NOTICES_SINCE']].every((text) => !text);
  return z
    .object({
      SMTP_URL: isOff ? z.undefined().optional() : smtpUrl,
      MAIL_FROM: isOff ? z.undefined().optional() : sender,
      PORTAL_URL: z
        .string()
        .refine(isOrigin, 'must be an origin like https://portal.example.com')
        .optional(),
      // A day instead of on or off, so that no event before that day is announced.
      NOTICES_SINCE: z.iso.date('must be a day like 2026-12-01').optional(),
    })
    .transform((values) =>
      values.SMTP_URL === undefined || values.MAIL_FROM === undefined
        ? undefined
        : {
            smtp: { url: values.SMTP_URL, from: values.MAIL_FROM },
            portalUrl: values.PORTAL_URL,
            /** The day from which notices are sent; `undefined` if they are off. */
            noticesSince: values.NOTICES_SINCE,
          },
    );
};

const smtpUrl = needed('MAIL_FROM and NOTICES_SINCE need a mail server').refine(
  isMailServer,
  'must be an address like smtps://user:password@smtp.example.com:465',
);

const sender = needed('the sender of the mails').regex(
  /^(?:[^\s<>"@][^<>"@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
  'must be an address, or a name with one like Bank Bonuses <mail@example.com>',
);

function isMailServer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, pathname, search } = new URL(text);
  const isServer = /^smtps?:$/.test(protocol) && hostname !== '';
  if (!isServer || !/^\/?$/.test(pathname) || search !== '') return false;
  try {
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}
