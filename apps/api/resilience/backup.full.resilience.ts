import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkPhotos } from './testing/checkStored.ts';
import { newCustomer, register, type Customer } from './testing/customers.ts';
import { startProgram, type Program } from './testing/program.ts';
import { runSteps } from './testing/steps.ts';
import type { World } from './testing/world.ts';
import { worldOfTest } from './testing/worldOfTest.ts';

/** Returns a new customer who has registered with this service process. */
async function registered(world: World, program: Program, paysByCard: boolean): Promise<Customer> {
  const customer = newCustomer(world, paysByCard);
  const outcome = await register(await program.listening, customer);
  if (outcome === 'lost' || outcome.status !== 201) throw new Error(program.output());
  return customer;
}

/**
 * The deployment variants in docs/backup.md: embedded database, Postgres, and Postgres with a
 * bucket.
 */
const variants = ['embedded', 'postgres', 'bucket'] as const;
type Variant = (typeof variants)[number];

function worldOf(variant: Variant, insteadOf?: World): Promise<World> {
  const kind = variant === 'embedded' ? 'embedded' : 'postgres';
  return worldOfTest(kind, { insteadOf, hasBucket: variant === 'bucket' });
}

/**
 * Takes the backup with the documented steps. The service with PGlite is stopped for it; on
 * Postgres, customers register at the same time.
 */
async function backUp(variant: Variant, world: World, program: Program, BACKUP_DIR: string) {
  const environment = { ...world.environment, BACKUP_DIR };
  if (variant === 'embedded') {
    await program.stop();
    await runSteps('embedded-backup', environment);
    return;
  }
  let isDone = false;
  const others = (async () => {
    while (!isDone) await registered(world, program, true);
  })();
  try {
    await runSteps(`${variant}-backup`, environment);
  } finally {
    isDone = true;
    await others;
  }
  await program.kill();
}

test.each(variants)(
  'on %s, following the documented steps restores every registration, and the keys decrypt it',
  async (variant) => {
    const lost = await worldOf(variant);
    const first = startProgram(lost.environment);
    const customers = [await registered(lost, first, true), await registered(lost, first, false)];
    const BACKUP_DIR = join(lost.folder, 'backup');
    await backUp(variant, lost, first, BACKUP_DIR);
    const charges = lost.processor.charges.size;

    // The backup must not contain the keys, without which the encrypted data cannot be read.
    const { keys } = JSON.parse(lost.environment['FIELD_KEYS'] ?? '') as {
      keys: Record<string, string>;
    };
    for (const file of await readdir(BACKUP_DIR)) {
      const bytes = await readFile(join(BACKUP_DIR, file));
      for (const key of Object.values(keys)) expect(bytes.includes(key)).toBe(false);
    }

    const world = await worldOf(variant, lost);
    await runSteps(`${variant}-restore`, { ...world.environment, BACKUP_DIR });
    const second = startProgram(world.environment);
    const url = await second.listening;
    for (const customer of customers) {
      const { payload, confirmed } = customer;
      world.identityProvider.answers['GET /user'] = [
        200,
        { id: payload.auth_id, email: payload.email },
      ];
      const token = await world.identityProvider.token({ sub: payload.auth_id });
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
