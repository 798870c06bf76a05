import { fillPage, type PortalConfig } from '@bank-bonuses/portal-config';
import {
  contentSecurityPolicy,
  filePolicy,
  inlineSources,
} from '@bank-bonuses/portal-config/content-policy';
import { paths, recoveryQuery } from '@bank-bonuses/routes';
import { builtPages } from './pages.ts';

const oneYear = 31_536_000;
const everywhere = {
  'Strict-Transport-Security': `max-age=${oneYear}`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
// Registration takes photos with the camera. The portal uses no other device features.
const camera = { 'Permissions-Policy': 'camera=(self), microphone=(), geolocation=()' };
const forever = { 'Cache-Control': `public, max-age=${oneYear}, immutable` };
const shell = 'index.html';

/** The HTML of the built pages, by file name. */
export type BuiltHtml = ReadonlyMap<string, string>;

/**
 * Returns the files that a static host needs besides the assets: the pages with their
 * configuration, and the rules that make Netlify, Cloudflare Pages (`_headers`, `_redirects`) or
 * nginx (`nginx.conf`, for its `server` block) respond like the service does.
 */
export function hostingFiles(built: BuiltHtml, config: PortalConfig): Map<string, string> {
  const pages = [...built].map(([file, html]) => [file, fillPage(html, config)] as const);
  return new Map([
    ...pages,
    ['_headers', headersFile(built, config)],
    ['_redirects', redirectsFile()],
    ['nginx.conf', nginxFile(built, config)],
  ]);
}

/**
 * The URLs that have their own HTML file. Excludes pages that differ only by their query, because
 * not every host can match queries.
 */
const ownPages = builtPages.flatMap(({ address, file }) =>
  address === undefined || address.includes('?') ? [] : [{ address, file }],
);

/**
 * Returns the content of `_headers`. It has only one policy for all pages: these hosts send the
 * headers of all matching rules, and a browser enforces every policy that it receives.
 */
function headersFile(built: BuiltHtml, config: PortalConfig): string {
  const all = [...built.values()].map(inlineSources);
  const policy = contentSecurityPolicy(config, {
    scripts: all.flatMap(({ scripts }) => scripts),
    styles: all.flatMap(({ styles }) => styles),
  });
  const lines = (headers: Record<string, string>) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [
    '/*',
    ...lines({ ...everywhere, ...camera, 'Content-Security-Policy': policy }),
    '/assets/*',
    ...lines(forever),
    '',
  ].join('\n');
}

function redirectsFile(): string {
  const own = ownPages.map(({ address, file }) => `${address} /${file} 200`);
  return [...own, `/* /${shell} 200`, ''].join('\n');
}

function nginxFile(built: BuiltHtml, config: PortalConfig): string {
  const headers = (values: Record<string, string>) =>
    Object.entries(values).map(([name, value]) => `  add_header ${name} "${value}" always;`);
  const pageHeaders = (file: string) =>
    headers({
      ...everywhere,
      ...camera,
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': contentSecurityPolicy(
        config,
        inlineSources(built.get(file) ?? ''),
      ),
    });
  const fileHeaders = { ...everywhere, 'Content-Security-Policy': filePolicy };
  const recovery = [
    `  if ($arg_${recoveryQuery.name} = ${recoveryQuery.value}) { rewrite ^ /set-new-password.html last; }`,
  ];
  const location = (match: string, body: string[]) => [`location ${match} {`, ...body, '}'];
  return [
    ...location('/assets/', ['  try_files $uri =404;', ...headers({ ...fileHeaders, ...forever })]),
    ...location('= /favicon.svg', ['  try_files $uri =404;', ...headers(fileHeaders)]),
    ...ownPages.flatMap(({ address, file }) =>
      location(`= ${address}`, [
        ...(address === paths.resetPassword ? recovery : []),
        `  try_files /${file} =404;`,
        ...pageHeaders(file),
      ]),
    ),
    ...location('= /set-new-password.html', [
      '  internal;',
      '  try_files $uri =404;',
      ...pageHeaders('set-new-password.html'),
    ]),
    ...location('/', [`  try_files /${shell} =404;`, ...pageHeaders(shell)]),
    '',
  ].join('\n');
}
