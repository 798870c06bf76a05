// Lists every export by name.
export type { MailContent, MailDetail, RenderedMail } from './layout/mailContent.ts';
export { oneLine } from './layout/plainText.ts';
export { renderMail } from './layout/renderMail.ts';
export { signInMails } from './signIn/signInMails.ts';
export type { SignInMail, SignInMailFacts, SignInMails } from './signIn/signInMails.ts';
export type { SecurityNotice } from './signIn/notices.ts';
export type { LinkMail } from './signIn/linkMails.ts';
