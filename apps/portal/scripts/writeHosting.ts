import { parsePortalConfig } from '@bank-bonuses/portal-config';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hostingFiles } from './hosting.ts';
import { builtPages } from './pages.ts';

/**
 * Writes the built portal with its settings and headers, for a static host. Usage: `npm run hosting
 * --workspace=@bank-bonuses/portal -- <settings.json> <folder>`. The folder must not exist.
 */
const [settings, folder] = process.argv.slice(2);
if (settings === undefined || folder === undefined) {
  console.error('Usage: npm run hosting -- <settings.json> <folder>');
  process.exit(1);
}
const parsed = parsePortalConfig(JSON.parse(await readFile(settings, 'utf8')));
if (!parsed.ok) {
  console.error(`${settings} is not complete:\n${parsed.errors.join('\n')}`);
  process.exit(1);
}
const dist = join(import.meta.dirname, '..', 'dist');
const pages = builtPages.map(
  async ({ file }) => [file, await readFile(join(dist, file), 'utf8')] as const,
);
const files = hostingFiles(new Map(await Promise.all(pages)), parsed.config);
await mkdir(folder);
await cp(dist, folder, { recursive: true });
for (const [name, text] of files) await writeFile(join(folder, name), text);
console.log(
  `${folder} is ready: _headers and _redirects for Netlify or Cloudflare Pages, nginx.conf for nginx.`,
);
