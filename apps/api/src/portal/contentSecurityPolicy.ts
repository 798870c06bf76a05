import type { PortalConfig } from '@bank-bonuses/portal-config';

/** For answers that are no page. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'";

/** The policy of every page; other origins may only be the configured services'. */
export function contentSecurityPolicy(config: Pick<PortalConfig, 'apiUrl' | 'authUrl'>): string {
  const services = [config.authUrl, config.apiUrl]
    .filter((url) => /^https?:\/\//i.test(url))
    .map((url) => new URL(url).origin);
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
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
