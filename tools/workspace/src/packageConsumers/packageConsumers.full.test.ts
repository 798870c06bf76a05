import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pack } from '../packages/packedPackages.ts';
import { consumerApps } from './apps.testing.ts';
import { fixtureOf, runApp } from './runApp.testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'package-consumers-'));
const packages = { 'api-client': '', ui: '' };

beforeAll(() => {
  packages['api-client'] = pack('libs/api-client', folder);
  packages.ui = pack('libs/ui', folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(consumerApps)(
  '$name builds with the packed packages and its page works',
  { timeout: 20 * 60_000 },
  async (app) => {
    const bytes = await runApp(app, { folder: join(folder, app.name), packages });
    expect(bytes === undefined).toBe(app.page === undefined);
    if (bytes !== undefined) console.log(`${app.name}: ${(bytes / 1000).toFixed(1)} KB`);
  },
);

test.each(consumerApps)('the lockfile of $name contains no registry URLs', (app) => {
  const lockfile = readFileSync(join(fixtureOf(app), 'package-lock.json'), 'utf8');
  expect(lockfile).not.toContain('"resolved"');
});
