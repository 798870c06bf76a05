import { readFileSync } from 'node:fs';

const source = readFileSync(new URL('../../src/client/client.ts', import.meta.url), 'utf8');
const [, members = ''] = /export interface ApiClient \{\n([\s\S]*?)\n\}/.exec(source) ?? [];

/** Returns the method as `ApiClient` declares it, with its comment. */
export function signatureOf(operationId: string): string {
  const comment = String.raw`(?: {2}/\*\*(?:(?!\*/)[\s\S])*\*/\n)?`;
  const found = new RegExp(`${comment} {2}${operationId}\\([\\s\\S]*?;$`, 'm').exec(members);
  if (!found) throw new Error(`ApiClient declares no ${operationId}.`);
  return found[0].replace(/^ {2}/gm, '');
}
