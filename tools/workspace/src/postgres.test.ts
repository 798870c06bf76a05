import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installedPostgres, knownBackupPrograms, knownPostgres } from '../../../postgres.shared.ts';
import { ensurePostgres } from './postgres.ts';

const suffix = process.platform === 'win32' ? '.exe' : '';
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'postgres-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function place(...programs: string[]) {
  for (const program of programs) writeFileSync(join(folder, program + suffix), '');
}

test('a folder that is given wins, and a wrong one is an error rather than another Postgres', async () => {
  vi.stubEnv('POSTGRES_BIN', folder);
  expect(() => installedPostgres()).toThrow(`POSTGRES_BIN names ${folder}`);
  expect(() => knownPostgres()).toThrow('initdb and postgres are not there');
  await expect(ensurePostgres()).rejects.toThrow('initdb and postgres are not there');
  place('initdb', 'postgres');
  vi.stubEnv('PATH', '');
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  expect(await ensurePostgres()).toBe(folder);
  expect(said).toHaveBeenCalledWith(`Postgres: ${folder}`);
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('pg_dump and pg_restore are not in'));
});

test('an installation counts only with the programs that make and restore a backup', () => {
  vi.stubEnv('POSTGRES_BIN', '');
  vi.stubEnv('PATH', folder);
  place('initdb', 'postgres');
  expect(installedPostgres()).not.toBe(folder);
  place('pg_dump', 'pg_restore', 'psql');
  expect(installedPostgres()).toBe(folder);
});

test('the programs of the backup may be installed on their own, and are asked for when they are missing', () => {
  vi.stubEnv('POSTGRES_BIN', folder);
  vi.stubEnv('PATH', '');
  place('initdb', 'postgres');
  expect(() => knownBackupPrograms()).toThrow(`pg_dump and pg_restore are not in ${folder}`);
  const client = join(folder, 'client');
  mkdirSync(client);
  for (const program of ['pg_dump', 'pg_restore'])
    writeFileSync(join(client, program + suffix), '');
  vi.stubEnv('PATH', client);
  expect(knownBackupPrograms()).toBe(client);
  place('pg_dump', 'pg_restore');
  expect(knownBackupPrograms()).toBe(folder);
});
