import { createHash } from 'node:crypto';
import type { PortalConfig } from './portalConfig.ts';

/** For responses that are not pages. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'";

/** The sources by which a policy allows exactly this inline code: `'sha256-…'` of each block. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

const block = /<(script|style)\b([^>]*)>([^]*?)<\/\1>/gi;

/** The inline scripts and styles of a built page. Built HTML is regular enough to be searched by pattern. */
export function inlineSources(html: string): InlineSources {
  const scripts: string[] = [];
  const styles: string[] = [];
  for (const [, name = '', attributes = '', code = ''] of html.matchAll(block)) {
    const isStyle = name.toLowerCase() === 'style';
    // A block of JSON is data, which no policy speaks of.
    if (!isStyle && /\ssrc=|type="application\/json"/i.test(attributes)) continue;
    (isStyle ? styles : scripts).push(sourceOf(code));
  }
  return { scripts, styles };
}

const sourceOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** The policy of a page; other origins may only be the configured services', inline code only the named. */
export function contentSecurityPolicy(
  config: Pick<PortalConfig, 'apiUrl' | 'authUrl'>,
  inline: InlineSources,
): string {
  const services = [config.authUrl, config.apiUrl]
    .filter((url) => /^https?:\/\//i.test(url))
    .map((url) => new URL(url).origin);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(inline.scripts)].join(' '),
    ["style-src 'self'", ...new Set(inline.styles)].join(' '),
    "img-src 'self' blob: data:",
    "font-src 'self'",
    ["connect-src 'self'", ...new Set(services)].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
