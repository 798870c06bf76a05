import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { newCustomer, register } from './harness/customers.ts';
import { deployFolder, readDockerfile, repository } from './harness/dockerfile.ts';
import { buildStage, contextFiles, copied } from './harness/imageBuild.ts';
import { isFull } from '@bank-bonuses/test-config/full';
import { createWorld, type World } from './harness/world.ts';

const [build, final] = readDockerfile();
let world: World;
let app = '';
let source = '';

beforeAll(async () => {
  world = await createWorld('postgres', { serverUrl: inject('postgresUrl') });
  app = mkdtempSync(join(tmpdir(), 'image-'));
  source = mkdtempSync(join(tmpdir(), 'image-source-'));
});
afterAll(async () => {
  for (const folder of [app, source]) rmSync(folder, { recursive: true });
  await world.close();
});

test('the image is built from the lockfile and runs as an unprivileged user', () => {
  expect(build?.steps.flatMap((step) => ('run' in step ? [step.run] : []))).toEqual([
    'npm ci --no-audit --no-fund',
    'npx nx build portal',
    'node apps/api/scripts/assemble.ts /app',
  ]);
  expect(final?.user).toBe('node');
  expect(final?.env).toMatchObject({ NODE_ENV: 'production', PORTAL_DIR: '/app/portal' });
  const { devDependencies } = JSON.parse(
    readFileSync(join(repository, 'package.json'), 'utf8'),
  ) as { devDependencies: Record<string, string> };
  expect(readFileSync(join(deployFolder, 'Dockerfile'), 'utf8')).toContain(
    `node:${devDependencies['node']}-`,
  );
});

test('before npm ci, the image copies only the lockfile and each package.json that it names', () => {
  const files = contextFiles();
  const [manifests, install, everything] = build?.steps ?? [];
  expect(install).toEqual({ run: 'npm ci --no-audit --no-fund' });
  expect(everything).toEqual({ copy: ['.'] });
  const lockfile = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, unknown>;
  };
  const workspaces = Object.keys(lockfile.packages).filter(
    (path) => !path.includes('node_modules'),
  );
  const needed = workspaces.map((path) => join(path, 'package.json'));
  const found = copied(manifests && 'copy' in manifests ? manifests.copy : [], files);
  expect(found.sort()).toEqual([...needed, 'package-lock.json'].sort());
  // No private file of the machine is part of the build context.
  expect(files.filter((file) => /(^|\/)(\.env|node_modules|dist|\.git\/)/.test(file))).toEqual([]);
});

/**
 * Builds the files that the Dockerfile's build stage writes to `/app`, and returns their folder. In
 * the short run it builds nothing, and returns the repository.
 */
function assemble(): string {
  if (!isFull) {
    writeFileSync(
      join(app, 'index.html'),
      '<!doctype html><script type="application/json" id="portal-config">{}</script>Portal',
    );
    return repository;
  }
  // Builds from the files of a fresh clone, without .git and installed packages.
  if (build) buildStage(build, source, { '/app': app });
  expect(globSync('{apps,libs}/**/*.test.ts', { cwd: app })).toEqual([]);
  expect(globSync('node_modules/{vitest,typescript,s3rver,playwright}', { cwd: app })).toEqual([]);
  return app;
}

test('the service in the image registers customers, serves the portal, responds to health checks and stops', async () => {
  const cwd = assemble();
  const environment = {
    PATH: process.env['PATH'],
    ...final?.env,
    ...world.environment,
    HOST: '127.0.0.1',
    PORT: '0',
    METRICS_PORT: '0',
    PORTAL_DIR: isFull ? join(app, 'portal') : app,
    SUPPORT_EMAIL: 'help@example.com',
  };
  const [, ...args] = final?.command ?? [];
  const service = spawn(process.execPath, args, { cwd, env: environment });
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
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await page.text()).toContain('help@example.com');
  expect((await fetch(`${url}/api/ready`)).status).toBe(200);
  expect(await register(url, newCustomer(world, true))).toMatchObject({ status: 201 });

  const check = (port: string) => {
    const [, ...script] = final?.healthCheck ?? [];
    return spawnSync(process.execPath, script, { cwd, env: { ...environment, PORT: port } }).status;
  };
  expect(check(new URL(url).port)).toBe(0);
  expect(check('1')).toBe(1);

  const exit = once(service, 'exit');
  service.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
  expect(output).toContain('"event":"service.stopped"');
  expect(check(new URL(url).port)).toBe(1);

  // Runs the image's command line against the same database.
  const command = [
    '--conditions=@bank-bonuses/source',
    'apps/api/src/cli/main.ts',
    'list-payments',
  ];
  const listed = spawnSync(process.execPath, command, { cwd, env: environment });
  expect(listed.stdout.toString()).toContain('charged');
});

test('the image does not start with the test card processor', () => {
  const [, ...args] = final?.command ?? [];
  const env = { PATH: process.env['PATH'], ...final?.env, ...world.environment, PORTAL_DIR: '' };
  const started = spawnSync(process.execPath, args, {
    cwd: repository,
    env: { ...env, CARD_PROCESSOR: 'test' },
  });
  expect(started.status).toBe(1);
  expect(started.stderr.toString()).toContain('CARD_PROCESSOR must not be "test" in production');
});
