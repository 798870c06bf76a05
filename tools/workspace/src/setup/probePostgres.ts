import { postgresUser } from '@bank-bonuses/test-config/postgres';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closedFolder } from './closedFolder.ts';
import { runOn, type Machine } from './machine.ts';
import { oneLine } from './ways.ts';

/**
 * Makes a cluster and opens it, as the user that the tests will run the server as, who may not be able to
 * read the folder. Resolves with the server's version, throws with the reason.
 */
export async function probePostgres(machine: Machine, programs: string): Promise<string> {
  const user = postgresUser();
  const folder = await mkdtemp(join(tmpdir(), 'postgres-probe-'));
  const data = join(folder, 'data');
  const timeoutMs = machine.probeTimeoutMs;
  const step = async (program: string, args: string[]) => {
    const path = join(programs, program);
    const result = await runOn(machine, path, args, { cwd: folder, user, timeoutMs });
    if (result.timedOut) throw new Error(`${program} did not end within ${timeoutMs / 1000} s`);
    if (result.code !== 0) {
      const closed = user && (await closedFolder(programs, user).catch(() => undefined));
      if (closed !== undefined) throw new Error(closed);
      throw new Error(`${program} ended with code ${result.code}: ${oneLine(result.output)}`);
    }
    return result.output;
  };
  try {
    if (user) await chown(folder, user.uid, user.gid);
    await step('initdb', ['-D', data, '-U', 'portal', '-A', 'trust', '--locale=C', '--no-sync']);
    // The server for one user ends at the end of its input, which is empty.
    await step('postgres', ['--single', '-D', data, 'postgres']);
    return oneLine(await step('postgres', ['--version']));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
