import type { KyselyPlugin } from 'kysely';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { bankLogins } from '../src/backoffice/bankLogins.ts';
import { importFile } from '../src/backoffice/imports/importFile.ts';
import type { ImportKind } from '../src/backoffice/imports/importKind.ts';
import { keyedKinds } from '../src/backoffice/imports/importSchemas.ts';
import { keyedRows } from '../src/backoffice/imports/keyedRows.ts';
import { setPaymentStatus } from '../src/backoffice/payments.ts';
import { loadContract } from '../src/contract/contract.ts';
import type { Database } from '../src/db/openDatabase.ts';
import { folderDocumentStore } from '../src/documents/folderDocumentStore.ts';
import { testCards, testProcessor } from '../src/payments/testProcessor.ts';
import { cardPayload, dataUrl, fictionalSsn, wirePayload } from '../src/testing/payloads.ts';
import { loseResponse, stubProcessor } from '../src/testing/stubProcessor.ts';
import { exportAll } from './exported.ts';
import { goldenDocuments, goldenKeys, type GoldenCustomer } from './readGolden.ts';
import { goldenService } from './service.ts';

/**
 * Registers a customer of every kind, applies staff changes, and returns the API's responses for each
 * customer.
 */
export async function makeCustomers(db: Database): Promise<GoldenCustomer[]> {
  const documents = folderDocumentStore(goldenDocuments);
  const service = await goldenService({ db, documents });
  const [byCard, byWire, declined, charging, paid] = Array.from({ length: 5 }, newCustomer);
  if (!byCard || !byWire || !declined || !charging || !paid) {
    throw new Error('A golden customer is missing.');
  }
  const from = async ({ user, ssn }: GoldenCustomer, payload = cardPayload, changes = {}) => ({
    ...payload({ ...user, token: '' }, { ssn, ...changes }),
    ...(await photos(payload === cardPayload ? 'drivers_license' : 'passport')),
  });
  const expectStatus = async (
    wanted: number,
    answer: Promise<{ status: number; body: unknown }>,
  ) => {
    const { status, body } = await answer;
    if (status !== wanted) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body as { id: string };
  };
  const refused = { card_number: testCards.declined };

  const card = await expectStatus(201, service.register(byCard.user, await from(byCard)));
  await service.save(byCard.user, { occupation: 'Cook', employer: 'Café Ø', income: 'about $1' });
  const abroad = {
    is_us_citizen: false,
    permanent_resident: true,
    citizenship_country: 'Canada',
    referred_by: 'FRIEND50',
    address_line_2: 'Apt 4',
  };
  const wire = await expectStatus(
    201,
    service.register(byWire.user, await from(byWire, wirePayload, abroad)),
  );
  await setPaymentStatus({
    db,
    registrationId: wire.id,
    status: 'received',
    operator: 'Sam Staff',
  });
  await expectStatus(
    402,
    service.register(declined.user, await from(declined, cardPayload, refused)),
  );

  // The card is declined once, so that the next charge uses another idempotency key; the response
  // of that charge is then lost.
  await expectStatus(
    402,
    service.register(charging.user, await from(charging, cardPayload, refused)),
  );
  const forgetful = stubProcessor(testProcessor({ db }), [loseResponse]);
  const losing = await goldenService({ db, documents, processor: forgetful });
  await expectStatus(503, losing.register(charging.user, await from(charging)));
  const failing = await goldenService({ db: refusingRegistrations(db), documents });
  await expectStatus(500, failing.register(paid.user, await from(paid)));

  await importAll(db, card.id);
  await addProgress(db, card.id);
  const homes = await exportAll({ db, documents, fieldKeys: goldenKeys() });
  for (const [customer, { id }] of [
    [byCard, card],
    [byWire, wire],
  ] as const) {
    const home = homes.get(id);
    if (!home) throw new Error('A registration was not exported.');
    customer.registered = { id, answers: await service.readAll(customer.user), ...home };
  }
  return [byCard, byWire, declined, charging, paid];
}

function newCustomer(): GoldenCustomer {
  const id = randomUUID();
  const user = { id, email: `golden-${id}@example.com`, password: 'Fictional-Pass-1' };
  return { user, ssn: fictionalSsn() };
}

/** Creates photos of different sizes, so that a test can distinguish them. */
async function photos(idCard: 'drivers_license' | 'passport') {
  const kinds = idCard === 'passport' ? ['passport_photo'] : ['dl_photo_front', 'dl_photo_back'];
  const files = [...kinds, 'selfie_photo'].map(async (kind, index) => {
    const create = { width: 8 + index, height: 8, channels: 3 as const, background: '#456' };
    const bytes = await sharp({ create }).jpeg().toBuffer();
    return [kind, dataUrl(bytes, `${kind} ü.jpg`, 'image/jpeg')] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

/** Returns a database that only rejects the insert of the registration's row. */
function refusingRegistrations(db: Database): Database {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      const isRegistration =
        node.kind === 'InsertQueryNode' && node.into?.table.identifier.name === 'registrations';
      if (isRegistration) throw new Error('Refused.');
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return { ...db, kysely: db.kysely.withPlugin(plugin) };
}

/** Adds the progress data that staff normally import. */
async function addProgress({ kysely }: Database, registration_id: string): Promise<void> {
  const requirements = [
    { text: 'Open the account', state: 'done', date: '2026-08-03' },
    { text: 'Receive direct deposits of $500 – once', state: 'current', date: null },
  ];
  await kysely
    .updateTable('portal.enrollments')
    .set({
      requirements: JSON.stringify(requirements),
      expected_payout_cents: 22_551,
      expected_payout_date: '2026-12-15',
    })
    .where('registration_id', '=', registration_id)
    .where('bank_name', '=', 'Chase')
    .execute();
  await kysely
    .insertInto('portal.milestones')
    .values([
      { registration_id, kind: 'identity_checked', done_on: '2026-07-20' },
      { registration_id, kind: 'requirements_met', expected_on: '2026-11-30' },
    ])
    .execute();
  await kysely
    .updateTable('portal.registrations')
    .set({ referral_count: 2 })
    .where('id', '=', registration_id)
    .execute();
}

async function importAll(db: Database, customer: string): Promise<void> {
  const contract = loadContract();
  const take = async (kind: ImportKind, ...lines: object[]) => {
    const input = Readable.from([
      lines
        .map((line, index) => JSON.stringify({ ...keyOf(kind, index), customer, ...line }))
        .join('\n'),
    ]);
    const onRejected = ({ error }: { error: string }) => {
      throw new Error(error);
    };
    await importFile({ db, kind, input, dryRun: false, onRejected });
  };
  const keyOf = ({ keyField }: ImportKind, index: number) =>
    keyField === 'external_id' ? { external_id: `GOLDEN-${randomUUID()}-${index}` } : {};
  await take(
    keyedRows(contract, keyedKinds.enrollments),
    {
      bank_name: 'Chase',
      enrolled_date: '2026-08-03',
      bonus_amount: 300,
      progress: 62.5,
      status: 'in_progress',
    },
    {
      bank_name: 'Citi',
      enrolled_date: '2026-10-12',
      bonus_amount: 325.5,
      progress: 0,
      status: 'in_progress',
    },
  );
  await take(
    keyedRows(contract, keyedKinds.accounts),
    { bank_name: null, account_type: 'USER_HUB_ACCOUNT', balance: '1250.75' },
    { bank_name: 'Chase', account_type: 'OFFER_ACCOUNT', balance: -5 },
  );
  const activity = { bank: 'Chase', task_type: 'Direct Deposit', account: 'Personal Checking' };
  await take(
    keyedRows(contract, keyedKinds.activity),
    { ...activity, date: '2026-09-30', amount: 75 },
    { ...activity, date: '2026-10-21', amount: '0.05' },
    { ...activity, date: '2026-10-21', amount: -12 },
  );
  await take(bankLogins(contract, goldenKeys()), {
    bank_email: 'golden.banks@example.com',
    bank_phone: '5550100199',
    password: 'Fictional-Bank-1 ü',
  });
}
