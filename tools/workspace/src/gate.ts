import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chosenApps } from './gate/apps.ts';
import { compareWithBudgets } from './gate/budgets.ts';
import { measureBytes, readBudgets } from './gate/measureBytes.ts';
import { runApp } from './gate/runApp.ts';
import { gateTable, type GateRow } from './gate/table.ts';
import { pack } from './packedPackages.ts';
import { nx, workspaceRoot } from './process.ts';
import { ensureBrowser } from './setup/browser.ts';

/** Fails when an export of the packages weighs more than it may. */
async function weigh(project: string): Promise<void> {
  const sizes = await measureBytes(project);
  const problems = compareWithBudgets(
    sizes,
    readBudgets(join(workspaceRoot, 'tools/gate/bytes.json')),
  );
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  const kit = sizes['@bank-bonuses/ui'];
  const client = sizes['@bank-bonuses/api-client'];
  const shown = [
    ...['Button', 'TextField', 'Dialog', '*'].map((name) => `${name} ${kit?.[name]}`),
    `createApiClient ${client?.['createApiClient']}`,
  ];
  console.log(`  bytes without React: ${shown.join(', ')}`);
}

/**
 * `npm run gate`: installs the packed packages into the projects of `tools/gate/fixtures`, builds them, and
 * opens their pages in a browser under the strict policy. `npm run gate -- next webpack` does it for these.
 */
const folder = mkdtempSync(join(tmpdir(), 'gate-'));
try {
  const apps = chosenApps(process.argv.slice(2));
  const { executablePath } = await ensureBrowser();
  const built = await nx(
    ['run-many', '--targets=build', '--projects=@bank-bonuses/api-client,@bank-bonuses/ui'],
    { quiet: true, timeoutMs: 5 * 60_000 },
  );
  if (built.code !== 0) throw new Error(built.output);
  const packages = {
    'api-client': pack('libs/api-client', folder),
    ui: pack('libs/ui', folder),
  };
  const rows: GateRow[] = [];
  for (const app of apps) {
    console.log(`${app.name} …`);
    const row = await runApp(app, { folder: join(folder, app.name), packages, executablePath });
    if (row.failure !== undefined) console.error(row.failure);
    rows.push(row);
    if (app.name === 'vite' && row.failure === undefined) await weigh(join(folder, app.name));
  }
  console.log(`\n${gateTable(rows)}`);
  if (rows.some(({ failure }) => failure !== undefined)) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
