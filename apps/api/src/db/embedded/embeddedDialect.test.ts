import { sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../openDatabase.ts';

test('many simultaneous queries do not block the event loop', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'event-loop-'));
  const { kysely, close } = await openDatabase({ dataDir: join(folder, 'data') });
  onTestFinished(async () => {
    await close();
    rmSync(folder, { recursive: true });
  });
  let answers = 0;
  const ask = async () => {
    await sql`select 1`.execute(kysely);
    answers += 1;
  };
  const all = Promise.all(Array.from({ length: 50 }, ask));
  for (let turn = 0; turn < 5; turn += 1) await nextTurn();
  expect(answers).toBeLessThan(25);
  await all;
  expect(answers).toBe(50);
});
