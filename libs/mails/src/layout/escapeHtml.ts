import { oneLine } from './plainText.ts';

const replacements: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for elements and for quoted attributes. */
export function escapeHtml(text: string): string {
  return oneLine(text).replaceAll(/[&<>"']/g, (character) => replacements[character] ?? character);
}
