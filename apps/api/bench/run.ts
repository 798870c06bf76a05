import { decodeJwt } from 'jose';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { performanceBudgets } from '@bank-bonuses/test-config/performanceBudgets';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/openDatabase.ts';
import { createFieldKeys, generateFieldKeys } from '../src/encryption/fieldKeys.ts';
import { createEmptyDatabase, startPostgres } from '../src/testing/postgresServer.ts';
import { signInStub } from '../src/testing/signInStub.ts';
import { startProgram } from '../resilience/testing/program.ts';
import { addCustomerData, registerCustomers } from './customers.ts';
import { measureReturns } from './kills.ts';
import { connections, describeErrors, measureReads, type LoadResult } from './load.ts';
import { activityConnections, addActivity, completions, measureActivity } from './activity.ts';

/**
 * Performance limits that this run must meet. The run also fails after any error response, even on
 * PGlite, for which there is no limit.
 */
const budgets = performanceBudgets.service;
const seconds = 6;
const missed: string[] = [];

const load = () => loadavg()[0]?.toFixed(1) ?? '?';
console.log(`${cpus().length} processors, load average ${load()} before\n`);
const folder = await mkdtemp(join(tmpdir(), 'service-bench-'));
const postgres = await startPostgres({ durable: true });
const signIn = await signInStub();
signIn.answers['GET /user'] = ({ headers }) => [
  200,
  { id: decodeJwt(String(headers['authorization']).slice('Bearer '.length)).sub },
];
const keys = generateFieldKeys();
const fieldKeys = createFieldKeys(keys);

/** Starts the service process with this database. */
function startOn(database: { databaseUrl: string } | { dataDir: string }) {
  return startProgram({
    ...('dataDir' in database
      ? { DATA_DIR: database.dataDir }
      : { DATABASE_URL: database.databaseUrl }),
    NODE_ENV: 'test',
    CARD_PROCESSOR: 'test',
    DOCUMENTS_DIR: join(folder, 'documents'),
    FIELD_KEYS: JSON.stringify(keys),
    SUPABASE_URL: signIn.url.replace('/auth/v1', ''),
    SUPABASE_SECRET_KEY: 'sb_secret_bench',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_bench',
  });
}

/** Creates forty customers with data for every screen. */
async function fillDatabase(database: { databaseUrl: string } | { dataDir: string }) {
  const db = await openDatabase(database);
  await migrate(db);
  const customers = await registerCustomers(db, fieldKeys, 40);
  for (const customer of customers) await addCustomerData(db, fieldKeys, customer);
  await db.close();
  return customers;
}

/** Fills the database, starts the service process and measures its reads. */
async function measure(database: { databaseUrl: string } | { dataDir: string }) {
  const customers = await fillDatabase(database);
  const service = startOn(database);
  try {
    return await measureReads(await service.listening, signIn, customers, seconds);
  } finally {
    await service.stop();
  }
}

function show(title: string, results: readonly LoadResult[]): void {
  console.log(`${title}: ${connections} connections\n`);
  console.log('| Read | Responses/s | p50 | p95 | p99 | Errors |');
  console.log('| --- | --- | --- | --- | --- | --- |');
  for (const result of results) {
    const { name, perSecond, p50, p95, p99, errors } = result;
    const times = [p50, p95, p99].map((ms) => `${ms.toFixed(0)} ms`);
    const described = describeErrors(result);
    console.log(`| ${[name, perSecond.toFixed(0), ...times, described].join(' | ')} |`);
    if (errors.size > 0) missed.push(`${title}, ${name}: ${described} errors`);
  }
  console.log('');
}

/** Compares the reads of a customer with 10,000 completions with a page of one row. */
async function showActivity(): Promise<void> {
  const databaseUrl = await createEmptyDatabase(postgres.url);
  const db = await openDatabase({ databaseUrl });
  await migrate(db);
  const customers = await registerCustomers(db, fieldKeys, 10);
  await addActivity(db, customers);
  await db.close();
  const service = startOn({ databaseUrl });
  const results = await measureActivity(await service.listening, signIn, customers);
  await service.stop();
  console.log(
    `Reads of ${completions} completions on Postgres: ${activityConnections} connections\n`,
  );
  console.log('| Read | p50 | Times a page of one row |\n| --- | --- | --- |');
  for (const { name, p50, growth, errors } of results) {
    console.log(`| ${name} | ${p50.toFixed(1)} ms | ${growth.toFixed(1)} |`);
    if (growth > budgets.activityGrowth) missed.push(`${name}: ${growth.toFixed(1)} times`);
    if (errors > 0) missed.push(`${name}: ${errors} errors`);
  }
}

try {
  const onPostgres = await measure({ databaseUrl: await createEmptyDatabase(postgres.url) });
  show('Postgres', onPostgres);
  for (const { name, p95 } of onPostgres) {
    if (p95 > budgets.readsP95Ms) missed.push(`${name}: p95 ${p95.toFixed(0)} ms`);
  }
  show('PGlite', await measure({ dataDir: join(folder, 'data') }));

  await showActivity();

  console.log('');
  const returns = [
    await measureReturns('postgres', postgres.url),
    await measureReturns('embedded', postgres.url),
  ];
  console.log('\nRestart time after a kill, while customers register\n');
  console.log('| Database | Starts | Median | Longest (budget) |\n| --- | --- | --- | --- |');
  for (const { kind, starts, median, longest } of returns) {
    const times = [`${median.toFixed(0)} ms`, `${longest.toFixed(0)} ms (${budgets.returnMs} ms)`];
    console.log(`| ${[kind, starts, ...times].join(' | ')} |`);
    if (longest > budgets.returnMs) missed.push(`back on ${kind}: ${longest.toFixed(0)} ms`);
  }
  console.log(`\nLoad average ${load()} after`);
} finally {
  await signIn.app.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
if (missed.length > 0) {
  console.error(`\nMissed budgets:\n${missed.join('\n')}`);
  process.exitCode = 1;
}
