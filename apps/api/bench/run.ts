import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { performanceBudgets } from '@bank-bonuses/test-config/performanceBudgets';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/openDatabase.ts';
import { createFieldKeys, generateFieldKeys } from '../src/encryption/fieldKeys.ts';
import { createEmptyDatabase, startPostgres } from '../src/testing/postgresServer.ts';
import { addCustomerData, registerCustomers } from './customers.ts';
import { crowd, measureCrowd } from './crowd.ts';
import { measureHostileBodies, type Answer, type HostileResult } from './hostileBodies.ts';
import { measureReturns } from './kills.ts';
import { connections, describeErrors, measureReads, type LoadResult } from './load.ts';
import { activityConnections, addActivity, completions, measureActivity } from './activity.ts';
import { startServiceProcess } from './service.ts';
import { startSignIn } from './signIn.ts';

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
const signIn = await startSignIn();
const keys = generateFieldKeys();
const fieldKeys = createFieldKeys(keys);

/** Starts the service process with this database and the documents in the temporary folder. */
function startOn(
  database: { databaseUrl: string } | { dataDir: string },
  env: NodeJS.ProcessEnv = {},
) {
  return startServiceProcess({
    ...('dataDir' in database
      ? { DATA_DIR: database.dataDir }
      : { DATABASE_URL: database.databaseUrl }),
    DOCUMENTS_DIR: join(folder, 'documents'),
    FIELD_KEYS: JSON.stringify(keys),
    SUPABASE_URL: signIn.url,
    SUPABASE_SECRET_KEY: 'sb_secret_bench',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_bench',
    ...env,
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
  const service = await startOn(database);
  try {
    return await measureReads(service.url, signIn, customers, seconds);
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

/** Measures a crowd of registrations with large photos. */
async function showCrowd(): Promise<void> {
  const databaseUrl = await createEmptyDatabase(postgres.url);
  const customers = await fillDatabase({ databaseUrl });
  const service = await startOn({ databaseUrl }, { TRUST_PROXY: '1' });
  const crowds = [];
  try {
    // Runs two rounds to show whether the memory of the first round is released.
    for (let round = 0; round < 2; round += 1) {
      crowds.push(await measureCrowd(service, signIn, customers));
    }
  } finally {
    await service.stop();
  }
  const megabytesSent = ((crowds[0]?.bodyBytes ?? 0) / 1e6).toFixed(1);
  console.log(
    `${crowd} registrations at once, each with three photos of 12 megapixels, ${megabytesSent} MB\n`,
  );
  console.log('| Peak memory | All registered after | Retries | p95 of concurrent reads |');
  console.log('| --- | --- | --- | --- |');
  for (const { memory, allAfterMs, retries, statuses, reads } of crowds) {
    const megabytes = `${(memory / 1e6).toFixed(0)} MB`;
    const times = [allAfterMs, reads.p95].map((ms) => `${ms.toFixed(0)} ms`);
    console.log(`| ${[megabytes, times[0], retries, times[1]].join(' | ')} |`);
    const others = statuses.filter((status) => status !== 201);
    if (others.length > 0) missed.push(`a crowd: statuses ${others.join(', ')}`);
    if (memory > budgets.crowd.memoryBytes) missed.push(`a crowd: ${megabytes} of memory`);
    if (reads.p95 > budgets.crowd.readsP95Ms) missed.push(`reads during a crowd: p95 ${times[1]}`);
    if (reads.errors.size > 0) missed.push(`reads during a crowd: ${describeErrors(reads)} errors`);
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
  const service = await startOn({ databaseUrl });
  const results = await measureActivity(service.url, signIn, customers);
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

/** Prints the latency of valid registrations and health checks while hostile bodies arrive. */
async function showHostileBodies(): Promise<void> {
  const databaseUrl = await createEmptyDatabase(postgres.url);
  const service = await startOn({ databaseUrl }, { TRUST_PROXY: '1' });
  let results: HostileResult[];
  try {
    results = await measureHostileBodies(service.url);
  } finally {
    await service.stop();
  }
  const slowest = (answers: readonly Answer[]) => Math.max(0, ...answers.map(({ ms }) => ms));
  const statuses = (answers: readonly Answer[]) =>
    [...new Set(answers.map(({ status }) => status))].join(', ');
  console.log('Five registrations during ten hostile bodies: the slowest response of each kind\n');
  console.log('| | Good | | Hostile | | Health |\n| --- | --- | --- | --- | --- | --- |');
  const alone = slowest(results[0]?.good ?? []);
  for (const { name, good, hostile, health } of results) {
    const figures = [good, hostile].flatMap((all) => [
      statuses(all),
      `${slowest(all).toFixed(0)} ms`,
    ]);
    console.log(`| ${[name, ...figures, `${slowest(health).toFixed(0)} ms`].join(' | ')} |`);
    if (statuses(good) !== '201') missed.push(`${name}: good registrations got ${statuses(good)}`);
    if (slowest(good) > alone * budgets.hostile.growth)
      missed.push(`${name}: ${slowest(good).toFixed(0)} ms`);
    if (name.startsWith('ten times') && slowest(health) > budgets.hostile.healthMs) {
      missed.push(`${name}: health ${slowest(health).toFixed(0)} ms`);
    }
  }
  console.log('');
}

try {
  await showHostileBodies();
  await showCrowd();
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
  signIn.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
if (missed.length > 0) {
  console.error(`\nMissed budgets:\n${missed.join('\n')}`);
  process.exitCode = 1;
}
