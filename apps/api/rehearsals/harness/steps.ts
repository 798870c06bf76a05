import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { knownPostgres } from '../../../../postgres.shared.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/backup.md'), 'utf8');

/** Runs the steps of one block of docs/backup.md, word for word. Rejects when one of them fails. */
export async function runSteps(block: string, environment: Record<string, string>): Promise<void> {
  const steps = new RegExp(`^\`\`\`sh ${block}\\n(.*?)^\`\`\`$`, 'ms').exec(page)?.[1];
  if (steps === undefined) throw new Error(`docs/backup.md has no steps ${block}.`);
  const path = [knownPostgres(), process.env['PATH']].join(delimiter);
  await promisify(execFile)('sh', ['-eu', '-c', steps], { env: { ...environment, PATH: path } });
}
