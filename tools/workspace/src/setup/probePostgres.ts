import { postgresUser } from '@bank-bonuses/test-config/postgres';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { oneLine, runOn, type Machine } from './machine.ts';

/**
 * Creates and opens a database cluster, as the user that runs the server in tests. Resolves with
 * the server's version. Rejects with the reason if it does not work.
 */
export async function probePostgres(machine: Machine, programs: string): Promise<string> {
  const user = postgresUser();
  const folder = await mkdtemp(join(tmpdir(), 'postgres-probe-'));
  const data = join(folder, 'data');
  const timeoutMs = machine.probeTimeoutMs;
  const step = async (program: string, args: string[]) => {
    const path = join(programs, program);
    const result = await runOn(machine, path, args, { cwd: folder, ...user, timeoutMs });
    if (result.timedOut) throw new Error(`${program} timed out after ${timeoutMs / 1000} s`);
    if (user && result.output.includes('EACCES')) {
      throw new Error(
        'root runs it as another user, which cannot open its folder. Allow it: chmod o+x',
      );
    }
    if (result.code !== 0) {
      throw new Error(`${program} exited with code ${result.code}: ${oneLine(result.output)}`);
    }
    return result.output;
  };
  try {
    if (user) await chown(folder, user.uid, user.gid);
    await step('initdb', ['-D', data, '-U', 'portal', '-A', 'trust', '--locale=C', '--no-sync']);
    // In single-user mode, the server exits when its input ends. The input is empty, so it exits
    // immediately.
    await step('postgres', ['--single', '-D', data, 'postgres']);
    return oneLine(await step('postgres', ['--version']));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
