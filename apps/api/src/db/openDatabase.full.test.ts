import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCluster } from './embedded/clusterFolder.ts';
import { FolderInUseError } from './embedded/folderLock.ts';
import { openDatabase } from './openDatabase.ts';

let folder = '';
let dataDir = '';
let child: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'database-'));
  dataDir = join(folder, 'data');
});
afterEach(() => {
  child?.kill('SIGKILL');
  child = undefined;
  rmSync(folder, { recursive: true });
});

/** Starts a module in a separate process and resolves at its first output. */
async function runUntilItSpeaks(code: string): Promise<ChildProcess> {
  const started = spawn(
    process.execPath,
    ['--conditions=@bank-bonuses/source', '--input-type=module', '--eval', code],
    { cwd: import.meta.dirname, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  child = started;
  await once(started.stdout, 'data');
  return started;
}

const modeOf = (path: string) => statSync(path).mode & 0o777;

async function killAndWait(process: ChildProcess): Promise<void> {
  const end = once(process, 'exit');
  process.kill('SIGKILL');
  await end;
}

const open = `
  import { openDatabase } from './openDatabase.ts';
  import { migrate } from './migrate.ts';
  const db = await openDatabase({ dataDir: ${JSON.stringify('DIR')} });
  setInterval(() => undefined, 1000);
`;
const script = (rest: string) => open.replace('DIR', dataDir) + rest;

test('rejects a folder that another process holds, until that process is killed', async () => {
  const holder = await runUntilItSpeaks(
    script(`
      await migrate(db);
      await db.kysely.insertInto('portal.throttle_counters')
        .values({ key: 'kept', window_start: new Date(), hits: 7 }).execute();
      console.log('open');
    `),
  );
  const rejection = openDatabase({ dataDir });
  await expect(rejection).rejects.toBeInstanceOf(FolderInUseError);
  await expect(rejection).rejects.toThrow('is in use by another process');

  await killAndWait(holder);
  const db = await openDatabase({ dataDir });
  const row = await db.kysely
    .selectFrom('portal.throttle_counters')
    .select('hits')
    .executeTakeFirst();
  expect(row).toEqual({ hits: 7 });
  await expect(openDatabase({ dataDir })).rejects.toBeInstanceOf(FolderInUseError);
  await db.close();
});

test('replaces the incomplete cluster of a killed start', async () => {
  mkdirSync(`${dataDir}.new`);
  writeFileSync(join(`${dataDir}.new`, 'PG_VERSION'), '18');
  mkdirSync(dataDir);
  await createCluster(dataDir);
  expect(existsSync(`${dataDir}.new`)).toBe(false);
  expect(existsSync(join(dataDir, 'global', 'pg_control'))).toBe(true);
  expect(modeOf(dataDir)).toBe(0o700);
});
