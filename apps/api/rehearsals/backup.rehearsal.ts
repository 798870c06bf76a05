import { appendFile, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrate } from '../src/db/migrate.ts';
import { checkPhotos } from './harness/checkStored.ts';
import { newCustomer, register, type Customer } from './harness/customers.ts';
import { startProgram, type Program } from './harness/program.ts';
import { runSteps } from './harness/steps.ts';
import { worldOfTest, type World } from './harness/world.ts';

async function registered(world: World, program: Program, paysByCard: boolean): Promise<Customer> {
  const customer = newCustomer(world, paysByCard);
  const outcome = await register(await program.listening, customer);
  if (outcome === 'lost' || outcome.status !== 201) throw new Error(program.output());
  return customer;
}

/** Takes the backup as the page says: on Postgres while customers go on registering. */
async function backUp(world: World, program: Program, environment: Record<string, string>) {
  if (world.kind === 'embedded') {
    await program.stop();
    await runSteps('embedded-backup', environment);
    return;
  }
  let isDone = false;
  const others = (async () => {
    while (!isDone) await registered(world, program, true);
  })();
  await runSteps('postgres-backup', environment);
  isDone = true;
  await others;
  await program.kill();
}

test.each(['embedded', 'postgres'] as const)(
  'on %s, the written steps bring back every registration that can be read with the keys',
  async (kind) => {
    const lost = await worldOfTest(kind);
    const first = startProgram(lost.environment);
    const customers = [await registered(lost, first, true), await registered(lost, first, false)];
    const BACKUP_DIR = join(lost.folder, 'backup');
    await backUp(lost, first, { ...lost.environment, BACKUP_DIR });
    const charges = lost.processor.charges.size;

    // The keys are not in it, and neither is anything that could be read without them.
    const { keys } = JSON.parse(lost.environment['FIELD_KEYS'] ?? '') as {
      keys: Record<string, string>;
    };
    for (const file of await readdir(BACKUP_DIR)) {
      const bytes = await readFile(join(BACKUP_DIR, file));
      for (const key of Object.values(keys)) expect(bytes.includes(key)).toBe(false);
    }

    const world = await worldOfTest(kind, { insteadOf: lost });
    await runSteps(`${kind}-restore`, { ...world.environment, BACKUP_DIR });
    const second = startProgram(world.environment);
    const url = await second.listening;
    for (const customer of customers) {
      const { payload, confirmed } = customer;
      world.provider.answers['GET /user'] = [200, { id: payload.auth_id, email: payload.email }];
      const token = await world.provider.token({ sub: payload.auth_id });
      const profile = await fetch(`${url}/api/user/profile`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(await profile.json()).toMatchObject({
        decrypted_ssn: payload.ssn,
        date_of_birth: payload.date_of_birth,
        mothers_maiden_name: payload.mothers_maiden_name,
        city: payload.city,
      });
      expect(await register(url, customer)).toEqual({ status: 201, id: confirmed });
    }
    expect(world.processor.charges.size).toBe(charges);
    await registered(world, second, true);
    expect(await second.stop()).toBe(0);

    const db = await world.open();
    expect(await checkPhotos(world, db)).toBeGreaterThanOrEqual(3 + 2 + 3);
    await db.close();
  },
);

test.each(['embedded', 'postgres'] as const)(
  'on %s, a damaged backup is refused before anything is restored',
  async (kind) => {
    const world = await worldOfTest(kind);
    const db = await world.open();
    await migrate(db);
    await db.close();
    const BACKUP_DIR = join(world.folder, 'backup');
    await runSteps(`${kind}-backup`, { ...world.environment, BACKUP_DIR });
    await appendFile(join(BACKUP_DIR, 'documents.tar'), 'x');
    const empty = await worldOfTest(kind, { insteadOf: world });
    await expect(runSteps(`${kind}-restore`, { ...empty.environment, BACKUP_DIR })).rejects.toThrow(
      'documents.tar',
    );
    expect(await readdir(empty.folder)).toEqual([]);

    // A backup that was cut off before its sums were written is none, either.
    await rm(join(BACKUP_DIR, 'SHA256SUMS'));
    await expect(runSteps(`${kind}-restore`, { ...empty.environment, BACKUP_DIR })).rejects.toThrow(
      'SHA256SUMS',
    );
  },
);
