import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
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

async function run(changes: Partial<ExportOptions> = {}) {
  const options = { ...service, ...changes, folder, operator: 'Sam Staff', exportId: 'E-1' };
  for await (const { reason } of exportRegistrations(options)) expect(reason).toBeUndefined();
}

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

test('an export contains the registrations since a given time', async () => {
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
  await run({ since: new Date('2026-02-01T00:00:00Z') });
  expect(readdirSync(folder).sort()).toEqual(ids.slice(1).sort());
});
