import { createHash } from 'node:crypto';
import type { PortalConfig } from './portalConfig.ts';

/** The content security policy of responses that are not pages. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'";

/** The CSP sources that allow exactly a page's inline code: one `'sha256-…'` per block. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

const block = /<(script|style)\b([^>]*)>([^]*?)<\/\1>/gi;

/**
 * Returns the CSP sources of the inline scripts and styles of a built page. Built HTML is regular
 * enough to be searched with a regular expression.
 */
export function inlineSources(html: string): InlineSources {
  const scripts: string[] = [];
  const styles: string[] = [];
  for (const [, name = '', attributes = '', code = ''] of html.matchAll(block)) {
    const isStyle = name.toLowerCase() === 'style';
    // The policy needs no hash for an external script or for JSON, which is data.
    if (!isStyle && /\ssrc=|type="application\/json"/i.test(attributes)) continue;
    (isStyle ? styles : scripts).push(sourceOf(code));
  }
  return { scripts, styles };
}

const sourceOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/**
 * Returns the content security policy of a page. It allows only the origins of the configured
 * services and the given inline code.
 */
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
