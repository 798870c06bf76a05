import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandIo } from '../testing/commandIo.ts';
import { commands } from './commands.ts';
import { runCommand } from './runCommand.ts';

const forged = 'Sam\n2026-11-20T15:04:05.000Z  received -> refunded  by Another Operator';
const id = '00000000-0000-4000-8000-000000000000';

test.each([
  [['set-payment-status', id, 'received', '--operator', forged], '--operator'],
  [['set-payment-status', id, 'received', '--operator', 'Sam\u2028Staff'], '--operator'],
  [['export', 'registrations', '--to', 'out', '--operator', 'Sam\u001b[1A'], '--operator'],
  [['list-payments', '--status', 'nonsense'], 'reported, pending, received'],
  [['import', 'enrollments', join(tmpdir(), 'no-such-file.jsonl')], 'cannot be read (ENOENT)'],
  [['import', 'enrollments', tmpdir()], 'cannot be read (EISDIR)'],
])('rejects %j before anything starts', async (args, reason) => {
  const io = {
    ...commandIo(),
    openDatabase: () => Promise.reject(new Error('The database was opened.')),
  };
  expect(await runCommand(commands, args, io)).toBe(2);
  expect(io.errors().split('\n')[0]).toContain(reason);
});
