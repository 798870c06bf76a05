import { createHash } from 'node:crypto';
import type { PageOfApp } from './apps.testing.ts';

/**
 * Returns a content security policy as strict as the portal's. The inline scripts and styles in the
 * built HTML are allowed by their hashes. All others are blocked.
 */
export function strictPolicy(html: string, trustedTypes: PageOfApp['trustedTypes'] = []): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineHashes(html, 'script')].join(' '),
    ["style-src 'self'", ...inlineHashes(html, 'style')].join(' '),
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    ...(trustedTypes === 'unsupported'
      ? []
      : [
          "require-trusted-types-for 'script'",
          `trusted-types ${trustedTypes.join(' ') || "'none'"}`,
        ]),
  ].join('; ');
}

function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const found = html.matchAll(
    new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]+?)</${element}>`, 'g'),
  );
  return [...found].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
