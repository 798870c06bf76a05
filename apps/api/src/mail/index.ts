export { listMails, mailStats, mailStates, retryMail } from './mailReport.ts';
export type { MailStats } from './mailReport.ts';
export { startMailSender } from './mailSender.ts';
export type { MailLog, MailSender } from './mailSender.ts';
export { areNoticesOn, putContactNotices } from './notices.ts';
export type { NoticeSettings } from './notices.ts';
export { putIntoOutbox } from './outbox.ts';
export { smtpTransport } from './smtpTransport.ts';
