// Lists every export by name.
export type { MailContent, MailDetail, RenderedMail } from './mailContent.ts';
export { oneLine } from './plainText.ts';
export { renderMail } from './renderMail.ts';
