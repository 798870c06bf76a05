import { knownBackupPrograms } from '@bank-bonuses/test-config/postgres';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../../../..');
const pageOf = (name: string) => readFileSync(join(root, 'docs', name), 'utf8');
const page = pageOf('backup.md');
/** The command that the alias `provider` stands for in docs/provider.md. */
const commandLine = /^alias provider='(.*)'$/m.exec(pageOf('provider.md'))?.[1];

/** Runs the commands of one block of docs/backup.md unchanged. Rejects if a command fails. */
export async function runSteps(block: string, environment: Record<string, string>): Promise<void> {
  const steps = new RegExp(`^\`\`\`sh ${block}\\n(.*?)^\`\`\`$`, 'ms').exec(page)?.[1];
  if (steps === undefined) throw new Error(`docs/backup.md has no steps ${block}.`);
  if (commandLine === undefined) throw new Error('docs/provider.md names no command line.');
  const programs = /\bpg_/.test(steps) ? [knownBackupPrograms()] : [];
  const path = [dirname(process.execPath), ...programs, process.env['PATH']].join(delimiter);
  await promisify(execFile)('sh', ['-eu', '-c', `provider() { ${commandLine} "$@"; }\n${steps}`], {
    cwd: root,
    env: { ...environment, PATH: path },
  });
}
