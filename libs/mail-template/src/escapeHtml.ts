import { oneLine } from './plainText.ts';

const replacements: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes text safe inside elements and quoted attributes alike. */
export function escapeHtml(text: string): string {
  return oneLine(text).replaceAll(/[&<>"']/g, (character) => replacements[character] ?? character);
}
