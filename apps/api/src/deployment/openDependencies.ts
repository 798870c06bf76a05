import type { Database } from '../db/index.ts';
import { type DocumentStore, folderDocumentStore, s3DocumentStore } from '../documents/index.ts';
import type { IdentityProvider } from '../identity/index.ts';
import {
  smtpTransport,
  startMailSender,
  type MailLog,
  type MailSender,
  type NoticeSettings,
} from '../mail/index.ts';
import { type CardProcessor, httpProcessor, testProcessor } from '../payments/index.ts';
import type { Settings } from './settings/settings.ts';

/** Creates the document store that the settings select. */
export function openDocuments(settings: Settings['documents']): DocumentStore {
  return 'folder' in settings
    ? folderDocumentStore(settings.folder)
    : s3DocumentStore(settings.bucket);
}

/** Creates the card processor that the settings select. */
export function openProcessor(settings: Settings['processor'], db: Database): CardProcessor {
  return settings === 'test' ? testProcessor({ db }) : httpProcessor(settings);
}

/** Returns the settings of the notices; `undefined` if they are off. */
export function noticesOf({ mail, timeZone }: Settings): NoticeSettings | undefined {
  return mail?.noticesSince === undefined ? undefined : { since: mail.noticesSince, timeZone };
}

/** Starts the mail sender, if the settings name a mail server. */
export function openMails(
  settings: Settings,
  { db, identity, log }: { db: Database; identity: IdentityProvider; log: MailLog },
): MailSender | undefined {
  if (!settings.mail) return undefined;
  const { smtp, portalUrl } = settings.mail;
  const supportEmail = settings.portal?.config.supportEmail;
  return startMailSender({
    db,
    transport: smtpTransport(smtp),
    facts: { portalUrl, supportEmail, timeZone: settings.timeZone },
    notices: noticesOf(settings),
    readSignInAddress: async (userId) => (await identity.findUser(userId))?.email,
    log,
  });
}
