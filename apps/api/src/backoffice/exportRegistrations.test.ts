import type { KyselyPlugin } from 'kysely';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DocumentStore } from '../documents/documentStore.ts';
import { testService, type TestService } from '../testing/testService.ts';
import { exportRegistrations, type ExportOptions } from './exportRegistrations.ts';

let folder = '';
let service: TestService;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'export-'));
  service = await testService();
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (changes: Partial<ExportOptions> = {}) =>
  exportRegistrations({
    ...service,
    ...changes,
    folder,
    operator: 'Sam Staff',
    exported: () => undefined,
    failed: () => undefined,
  });

const recorded = async () =>
  (
    await service.db.kysely
      .selectFrom('portal.audit_events')
      .select(['action', 'operator', 'registration_id'])
      .execute()
  ).map((event) => [event.action, event.operator, event.registration_id]);

test('an export is audited before it reads, decrypts or writes a registration', async () => {
  const { registrationId } = await service.registered();
  const taken = ['registration.exported', 'Sam Staff', registrationId];
  const seen: unknown[] = [];
  const look = async () => {
    seen.push({ events: await recorded(), files: readdirSync(folder, { recursive: true }) });
  };
  const documents: DocumentStore = {
    ...service.documents,
    get: async (key) => {
      await look();
      return service.documents.get(key);
    },
  };
  await run({ documents });
  expect(seen[0]).toEqual({ events: [taken], files: [registrationId] });
  expect(await recorded()).toEqual([taken]);
});

test.each([
  ['the first document cannot be read', 'documents', 'get'],
  ['the first document cannot be decrypted', 'fieldKeys', 'decryptBytes'],
] as const)('an export is audited even if %s', async (_what, part, call) => {
  const { registrationId } = await service.registered();
  const broken = {
    ...service[part],
    [call]: () => {
      throw new Error('Out of order.');
    },
  };
  await expect(run({ [part]: broken })).rejects.toThrow(
    `Registration ${registrationId} and all after it were not exported. Out of order.`,
  );
  expect(await recorded()).toEqual([['registration.exported', 'Sam Staff', registrationId]]);
});

test.each([
  ['every registration, whatever the batch size', { batchSize: 1 }, [0, 1, 2]],
  ['the registrations since a given time', { since: new Date('2026-02-01T00:00:00Z') }, [1, 2]],
])('an export contains %s', async (_what, changes, expected) => {
  const ids: string[] = [];
  for (const month of ['01', '02', '03']) {
    const { registrationId } = await service.registered();
    ids.push(registrationId);
    await service.db.kysely
      .updateTable('portal.registrations')
      .set({ created_at: new Date(`2026-${month}-01T00:00:00Z`) })
      .where('id', '=', registrationId)
      .execute();
  }
  await run(changes);
  expect(readdirSync(folder).sort()).toEqual(expected.map((index) => ids[index]).sort());
});

test.each([
  ['within ten minutes', -9, false],
  ['400 days ahead', 400 * 24 * 60, true],
  ['an hour behind', -60, true],
])(
  'a record of a device whose clock is %s contains the time of the service as needed',
  async (_what, minutes, isShown) => {
    const accepted = new Date(Date.now() + minutes * 60_000).toISOString();
    const { registrationId } = await service.registered({
      terms_accepted_at: accepted,
      contractor_agreement_accepted_at: accepted,
    });
    await run();
    const file = join(folder, registrationId, 'registration.json');
    const { agreements, created_at } = JSON.parse(await readFile(file, 'utf8')) as {
      agreements: object[];
      created_at: string;
    };
    for (const agreement of agreements) {
      expect(agreement).toMatchObject({ accepted_at: accepted, version: '1.0-draft' });
      expect(agreement).toEqual(
        isShown
          ? expect.objectContaining({ received_at: created_at })
          : expect.not.objectContaining({ received_at: created_at }),
      );
    }
    expect(agreements).toHaveLength(2);
  },
);

/** Runs a callback before or after every insert. */
function aroundInserts(around: { before?: () => void; after?: () => Promise<void> }) {
  const inserts = new WeakSet();
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (node.kind !== 'InsertQueryNode') return node;
      around.before?.();
      inserts.add(queryId);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      if (inserts.has(queryId)) await around.after?.();
      return result;
    },
  };
  return { ...service.db, kysely: service.db.kysely.withPlugin(plugin) };
}

test('an export writes nothing if the audit event cannot be stored', async () => {
  await service.registered();
  const before = () => {
    throw new Error('The database is read-only.');
  };
  await expect(run({ db: aroundInserts({ before }) })).rejects.toThrow('is read-only');
  expect(readdirSync(folder)).toEqual([]);
});

test('an export writes nothing until the audit event is stored', async () => {
  await service.registered();
  let filesBefore: string[] = ['not read yet'];
  const after = async () => {
    // Checks the folder over 50 turns of the event loop, which is longer than an export needs to
    // create its first subfolder.
    for (let turn = 0; turn < 50; turn += 1) filesBefore = await readdir(folder);
  };
  await run({ db: aroundInserts({ after }) });
  expect(filesBefore).toEqual([]);
  expect(readdirSync(folder)).toHaveLength(1);
});
