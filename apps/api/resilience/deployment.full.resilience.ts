import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { newCustomer, register } from './testing/customers.ts';
import { dockerfile, image, repository } from './testing/image.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;
let app = '';

beforeAll(async () => {
  world = await createWorld('postgres', { serverUrl: inject('postgresUrl') });
  app = mkdtempSync(join(tmpdir(), 'image-'));
});
afterAll(async () => {
  rmSync(app, { recursive: true });
  await world.close();
});

const readJson = (name: string) =>
  JSON.parse(readFileSync(join(repository, name), 'utf8')) as Record<string, object>;

test('the image is built from the lockfile with the pinned Node, and runs as an unprivileged user', () => {
  expect(dockerfile.match(/^RUN (?:npm|npx|node) .*$/gm)).toEqual([
    'RUN npm ci --no-audit --no-fund',
    'RUN npx nx build portal',
    'RUN node apps/api/scripts/assemble.ts /app',
  ]);
  expect(image.user).toBe('node');
  expect(image.env).toMatchObject({ NODE_ENV: 'production', PORTAL_DIR: '/app/portal' });
  const { devDependencies = {} } = readJson('package.json') as Record<string, { node?: string }>;
  expect(dockerfile).toContain(`node:${devDependencies.node}-`);
});

test('before npm ci, the image copies every package.json that the lockfile names', () => {
  const copied = /^COPY --parents (.*) \.\/$/m.exec(dockerfile)?.[1]?.split(' ') ?? [];
  const workspaces = Object.keys(readJson('package-lock.json')['packages'] ?? {}).filter(
    (path) => !path.includes('node_modules'),
  );
  const missing = workspaces
    .map((path) => join(path, 'package.json'))
    .filter((manifest) => !copied.some((pattern) => matchesGlob(manifest, pattern)));
  expect(missing).toEqual([]);
});

test('the service in the image registers customers, serves the portal, responds to health checks and stops', async () => {
  execFileSync('npx', ['nx', 'build', 'portal'], { cwd: repository });
  execFileSync(process.execPath, ['apps/api/scripts/assemble.ts', app], { cwd: repository });
  expect(globSync('{apps,libs}/**/*.test.ts', { cwd: app })).toEqual([]);
  expect(globSync('node_modules/{vitest,typescript,s3rver,playwright}', { cwd: app })).toEqual([]);
  const environment = {
    PATH: process.env['PATH'],
    ...image.env,
    ...world.environment,
    HOST: '127.0.0.1',
    PORT: '0',
    METRICS_PORT: '0',
    PORTAL_DIR: join(app, 'portal'),
    SUPPORT_EMAIL: 'help@example.com',
  };
  const service = spawn(process.execPath, image.command, { cwd: app, env: environment });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [service.stdout, service.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const found = /Server listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1];
        if (found) resolve(found);
      });
    }
    service.once('exit', () => reject(new Error(output)));
  });

  const page = await fetch(`${url}/login`);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await page.text()).toContain('help@example.com');
  expect(await register(url, newCustomer(world, true))).toMatchObject({ status: 201 });

  const run = (args: string[], changes: Record<string, string> = {}) =>
    spawnSync(process.execPath, args, { cwd: app, env: { ...environment, ...changes } });
  const check = () => run(image.healthCheck, { PORT: new URL(url).port }).status;
  expect(check()).toBe(0);
  const exit = once(service, 'exit');
  service.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
  expect(output).toContain('"event":"service.stopped"');
  expect(check()).toBe(1);

  const commandLine = ['--conditions=@bank-bonuses/source', 'apps/api/src/cli/main.ts'];
  expect(run([...commandLine, 'list-payments']).stdout.toString()).toContain('charged');

  const withTestProcessor = run(image.command, { CARD_PROCESSOR: 'test' });
  expect(withTestProcessor.status).toBe(1);
  expect(withTestProcessor.stderr.toString()).toContain(
    'CARD_PROCESSOR must not be "test" in production',
  );
});
