import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { workspaceRoot } from '../process/process.ts';
import { consumerApps } from './apps.testing.ts';
import { strictPolicy } from './policy.testing.ts';
import { servePage } from './servePage.testing.ts';

const fixtures = join(workspaceRoot, 'tools/package-consumers/fixtures');

describe('consumer apps', () => {
  test('use every folder of fixtures', () => {
    const used = new Set(consumerApps.map(({ name, fixture = name }) => fixture));
    expect([...used].toSorted()).toEqual(readdirSync(fixtures).toSorted());
  });

  test.each(readdirSync(fixtures))(
    'fixture %s has a lockfile that matches its package.json and contains no registry URLs',
    (name) => {
      const read = (file: string) => readFileSync(join(fixtures, name, file), 'utf8');
      const lockfile = read('package-lock.json');
      expect(lockfile).not.toContain('"resolved"');
      const { packages } = JSON.parse(lockfile) as { packages: Record<string, object> };
      const { dependencies, devDependencies } = JSON.parse(read('package.json')) as object & {
        dependencies: object;
        devDependencies: object;
      };
      expect(packages['']).toMatchObject({ dependencies, devDependencies });
    },
  );
});

describe('content security policy of a built page', () => {
  test('allows inline scripts and styles of the page only by hash', () => {
    const policy = strictPolicy(
      '<style>a{}</style><script src="/a.js"></script><script>go()</script>',
    );
    expect(policy).toContain(
      "script-src 'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='",
    );
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]+';/);
    expect(policy.match(/sha256/g)).toHaveLength(2);
    expect(policy).not.toContain('unsafe');
  });

  test('forbids all Trusted Types policies except the listed ones', () => {
    expect(strictPolicy('')).toMatch(/; require-trusted-types-for 'script'; trusted-types 'none'$/);
    expect(strictPolicy('', ['webpack'])).toMatch(/trusted-types webpack$/);
    expect(strictPolicy('', 'unsupported')).not.toContain('trusted-types');
  });
});

describe('server of a built page', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'served-'));
    writeFileSync(join(folder, 'index.html'), '<p>page</p>');
    writeFileSync(join(folder, 'a.js'), 'a()');
    writeFileSync(join(folder, 'stats.json'), '{}');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('sends the policy, responds to the API request, and counts the bytes of fetched scripts', async () => {
    await using page = await servePage(folder, { folder: '' }, join(folder, 'stats.json'));
    const index = await fetch(page.url);
    expect(index.headers.get('Content-Security-Policy')).toBe(strictPolicy('<p>page</p>'));
    expect(await (await fetch(`${page.url}api/user/dashboard/stats`)).json()).toEqual({});
    expect(page.bytes()).toBe(0);
    await fetch(`${page.url}a.js`);
    await fetch(`${page.url}a.js`);
    expect(page.bytes()).toBeGreaterThan(0);
    expect(page.bytes()).toBeLessThan(20);
    expect((await fetch(`${page.url}..%2f..%2fetc%2fpasswd`)).status).toBe(404);
    expect((await fetch(`${page.url}none.js`)).status).toBe(404);
  });
});
