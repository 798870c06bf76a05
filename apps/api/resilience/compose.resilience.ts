import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { stopTimeoutMs } from '../src/deployment/startService.ts';
import { deployFolder, image, repository } from './testing/image.ts';

interface ComposeService {
  environment: Record<string, string>;
  volumes: string[];
  [name: string]: unknown;
}

const page = readFileSync(join(deployFolder, 'compose.yaml'), 'utf8');
const { portal, provider } = (
  parse(page, { merge: true }) as { services: Record<string, ComposeService> }
).services;
const environment = portal?.environment ?? {};

test('compose.yaml passes every documented setting to the service, except those of the image', () => {
  const settings = readFileSync(join(repository, 'docs/environment-variables.md'), 'utf8');
  const documented = [...settings.matchAll(/^\| `([A-Z0-9_]+)`/gm)].map(([, name = '']) => name);
  // `DATA_DIR` does not apply, since compose.yaml uses its Postgres service as the database.
  const elsewhere = [...Object.keys(image.env), 'DATA_DIR'];
  expect(Object.keys(environment).sort()).toEqual(
    documented.filter((name) => !elsewhere.includes(name)).sort(),
  );
  // These three have a fixed value; FIELD_KEYS_FILE is the path inside the container.
  const fixed = ['DATABASE_URL', 'METRICS_HOST', 'FIELD_KEYS_FILE'];
  for (const [name, value] of Object.entries(environment)) {
    if (!fixed.includes(name)) expect(value.startsWith(`\${${name}`), name).toBe(true);
  }
});

test('the container of the command line has the settings and volumes of the service, and starts only on request', () => {
  expect(provider).toMatchObject({
    environment,
    volumes: portal?.volumes,
    profiles: ['provider'],
    entrypoint: ['node', '--conditions=@bank-bonuses/source', 'apps/api/src/cli/main.ts'],
  });
  expect(provider?.['ports']).toBeUndefined();
});

test('the grace period of the container is longer than the shutdown of the service', () => {
  const drainSeconds = Number(/-(\d+)\}$/.exec(environment['DRAIN_SECONDS'] ?? '')?.[1]);
  const graceSeconds = Number(/^(\d+)s$/.exec(String(portal?.['stop_grace_period']))?.[1]);
  expect(graceSeconds).toBeGreaterThan(drainSeconds + stopTimeoutMs / 1000);
});
