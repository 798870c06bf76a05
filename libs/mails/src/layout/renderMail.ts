import type { MailContent, RenderedMail } from './mailContent.ts';
import { renderHtml } from './renderHtml.ts';
import { renderText } from './renderText.ts';

/**
 * Renders a mail in HTML and as text, in the layout of all mails.
 *
 * @example
 * renderMail({
 *   sender: 'Bank Bonuses',
 *   heading: 'Confirm your email address',
 *   paragraphs: ['Please confirm that this address is yours.'],
 *   button: { label: 'Confirm', url: 'https://portal.example.com/auth/callback' },
 *   reason: 'You received this email because this address was used to register.',
 * });
 */
export function renderMail(content: MailContent): RenderedMail {
  return { html: renderHtml(content), text: renderText(content) };
}
