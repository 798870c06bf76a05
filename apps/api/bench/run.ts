import { cpus, loadavg } from 'node:os';
import { performanceBudgets } from '@bank-bonuses/test-config/performanceBudgets';
import { killLoop } from '../resilience/testing/killLoop.ts';
import { createWorld, type DatabaseKind } from '../resilience/testing/world.ts';
import { startPostgres } from '../src/testing/postgresServer.ts';
import { addCompletions, addCustomerData, startWithCustomers } from './customers.ts';
import { measureLoad } from './load.ts';

/**
 * Performance limits that this run must meet. The run also fails after any error response, even on
 * PGlite, for which there is no limit.
 */
const budgets = performanceBudgets.service;
const seconds = 6;
const missed: string[] = [];

const load = () => loadavg()[0]?.toFixed(1) ?? '?';
console.log(`${cpus().length} processors, load average ${load()} before\n`);
const postgres = await startPostgres({ durable: true });

const reads = {
  stats: ['/api/user/dashboard/stats'],
  activity: [1, 200, 400].map((page) => `/api/user/task-completions?page=${page}&per_page=5`),
  accounts: ['/api/user/accounts'],
  enrollments: ['/api/user/enrollments'],
  profile: ['/api/user/profile'],
};

/** Prints the latency of all reads mixed and of each one alone, with forty customers. */
async function showReads(title: string, kind: DatabaseKind, maxP95Ms: number): Promise<void> {
  const service = await startWithCustomers(kind, postgres.url, 40, addCustomerData);
  const load = { url: service.url, tokens: service.tokens, connections: 200 };
  const all = Object.values(reads).flat();
  await measureLoad({ ...load, paths: all, seconds: 4 });
  console.log(`${title}: ${load.connections} connections\n`);
  console.log('| Read | Responses/s | p50 | p95 | p99 | Errors |');
  console.log('| --- | --- | --- | --- | --- | --- |');
  for (const [name, paths] of Object.entries({ 'all reads mixed': all, ...reads })) {
    const { perSecond, p50, p95, p99, errors } = await measureLoad({ ...load, paths, seconds });
    const times = [p50, p95, p99].map((ms) => `${ms.toFixed(0)} ms`);
    console.log(`| ${[name, perSecond.toFixed(0), ...times, errors].join(' | ')} |`);
    if (errors > 0) missed.push(`${title}, ${name}: ${errors} errors`);
    // Also missed without any response, whose percentile is NaN.
    if (!(p95 <= maxP95Ms)) missed.push(`${name}: p95 ${p95.toFixed(0)} ms`);
  }
  console.log('');
  await service.close();
}

const completions = 10_000;
const page = (number: number, filter = '') =>
  `/api/user/task-completions?page=${number}&per_page=5${filter}`;
const activityReads = {
  'first page': page(1),
  'middle page': page(completions / 10),
  'last page': page(completions / 5),
  'last page of a bank': page(Math.floor(completions / 60), '&bank=Bank+3'),
  stats: '/api/user/dashboard/stats',
};

/** Compares the reads of a customer with 10,000 completions with a page of one row. */
async function showActivity(): Promise<void> {
  const service = await startWithCustomers(
    'postgres',
    postgres.url,
    2,
    (db, { registrationId, index }) =>
      addCompletions(db, registrationId, index === 0 ? 1 : completions),
  );
  const { url, tokens } = service;
  const [few = '', many = ''] = tokens;
  const measure = (path: string, token: string) =>
    measureLoad({ url, paths: [path], tokens: [token], connections: 20, seconds });
  await measure(page(1), many);
  const { p50: oneRow } = await measure(page(1), few);
  console.log(`Reads of ${completions} completions on Postgres: 20 connections\n`);
  console.log('| Read | p50 | Times a page of one row |\n| --- | --- | --- |');
  for (const [name, path] of Object.entries(activityReads)) {
    const { p50, errors } = await measure(path, many);
    const growth = p50 / oneRow;
    console.log(`| ${name} | ${p50.toFixed(1)} ms | ${growth.toFixed(1)} |`);
    if (!(growth <= budgets.activityGrowth)) missed.push(`${name}: ${growth.toFixed(1)} times`);
    if (errors > 0) missed.push(`${name}: ${errors} errors`);
  }
  await service.close();
}

/** Prints how soon the service is available again after kills while customers register. */
async function showReturns(kind: DatabaseKind): Promise<void> {
  const world = await createWorld(kind, postgres.url);
  const { back } = await killLoop(world, 20);
  await world.close();
  back.sort((one, other) => one - other);
  const median = back[Math.floor(back.length / 2)] ?? Number.NaN;
  const longest = back.at(-1) ?? Number.NaN;
  const times = [`${median.toFixed(0)} ms`, `${longest.toFixed(0)} ms (${budgets.returnMs} ms)`];
  console.log(`| ${[kind, back.length, ...times].join(' | ')} |`);
  if (longest > budgets.returnMs) missed.push(`back on ${kind}: ${longest.toFixed(0)} ms`);
}

try {
  await showReads('Postgres', 'postgres', budgets.readsP95Ms);
  await showReads('PGlite', 'embedded', Infinity);
  await showActivity();
  console.log('\nRestart time after a kill, while customers register\n');
  console.log('| Database | Starts | Median | Longest (budget) |\n| --- | --- | --- | --- |');
  for (const kind of ['postgres', 'embedded'] as const) await showReturns(kind);
  console.log(`\nLoad average ${load()} after`);
} finally {
  await postgres.stop();
}
if (missed.length > 0) {
  console.error(`\nMissed budgets:\n${missed.join('\n')}`);
  process.exitCode = 1;
}
