import { createHash, randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import type { SentMail } from '../signInService/store.ts';

/** Returns a UUID that is always the same for this text. */
function uuidOf(text: string): string {
  const digest = createHash('sha256').update(text).digest('hex');
  return digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/s, '$1-$2-$3-$4-$5');
}

/** Returns text in which the entities that a mail's HTML may contain are replaced. */
const decodeEntities = (text: string): string =>
  text
    .replaceAll(/&#(\d+);/g, (_entity, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&amp;', '&');

function linksOf(html: string): string[] {
  const links = html.matchAll(/\shref="(https?:[^"]+)"/g);
  return [...new Set([...links].map(([, link = '']) => decodeEntities(link)))];
}

/** Returns the first six digits that stand alone, so no part of a link or a color. */
function codeOf(html: string, text: string): string | null {
  const shown = text || html.replaceAll(/<style[\s\S]*?<\/style>|<[^>]*>/g, ' ');
  return /(?<!\S)\d{6}(?!\S)/.exec(shown)?.[0] ?? null;
}

/**
 * Reads a mail as its sender encoded it: headers, parts, character sets and quoted-printable. The id
 * comes from the Message-ID, so a mail that our outbox sends twice appears once. Supabase Auth sends
 * no Message-ID.
 */
export async function readMail(source: Buffer, to: string): Promise<Omit<SentMail, 'createdAt'>> {
  const { messageId, subject = '', html = '', text = '' } = await PostalMime.parse(source);
  return {
    id: messageId === undefined ? randomUUID() : uuidOf(`${messageId}\n${to}`),
    to,
    subject,
    html,
    text,
    links: linksOf(html),
    code: codeOf(html, text),
  };
}
