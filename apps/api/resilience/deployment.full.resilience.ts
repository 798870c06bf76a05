import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { newCustomer, register } from './testing/customers.ts';
import { image, repository } from './testing/image.ts';
import { startProgram } from './testing/program.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;
let app = '';

beforeAll(async () => {
  world = await createWorld('postgres', inject('postgresUrl'));
  app = mkdtempSync(join(tmpdir(), 'image-'));
});
afterAll(async () => {
  rmSync(app, { recursive: true });
  await world.close();
});

test('the service in the image registers customers, serves the portal, responds to health checks and stops', async () => {
  execFileSync('npx', ['nx', 'build', 'portal'], { cwd: repository });
  execFileSync(process.execPath, ['apps/api/scripts/assemble.ts', app], { cwd: repository });
  expect(globSync('{apps,libs}/**/*.test.ts', { cwd: app })).toEqual([]);
  expect(globSync('node_modules/{vitest,typescript,s3rver,playwright}', { cwd: app })).toEqual([]);
  expect(image.user).toBe('node');
  const environment = {
    ...image.env,
    ...world.environment,
    HOST: '127.0.0.1',
    PORT: '0',
    METRICS_PORT: '0',
    PORTAL_DIR: join(app, 'portal'),
    SUPPORT_EMAIL: 'help@example.com',
  };
  const service = startProgram(environment, { args: image.command, cwd: app });
  const url = await service.listening;

  const page = await fetch(`${url}/login`);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await page.text()).toContain('help@example.com');
  expect(await register(url, newCustomer(world, true))).toMatchObject({ status: 201 });

  const run = (args: string[], changes: Record<string, string> = {}) =>
    spawnSync(process.execPath, args, {
      cwd: app,
      env: { PATH: process.env['PATH'], ...environment, ...changes },
    });
  const check = () => run(image.healthCheck, { PORT: new URL(url).port }).status;
  expect(check()).toBe(0);
  expect(await service.stop()).toBe(0);
  expect(service.output()).toContain('"event":"service.stopped"');
  expect(check()).toBe(1);

  const commandLine = ['--conditions=@bank-bonuses/source', 'apps/api/src/cli/main.ts'];
  expect(run([...commandLine, 'list-payments']).stdout.toString()).toContain('charged');

  const withTestProcessor = run(image.command, { CARD_PROCESSOR: 'test' });
  expect(withTestProcessor.status).toBe(1);
  expect(withTestProcessor.stderr.toString()).toContain(
    'CARD_PROCESSOR must not be "test" in production',
  );
});
