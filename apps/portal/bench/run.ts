import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { browserLaunchOptions } from '@bank-bonuses/test-config/browser';
import { chromium } from 'playwright';
import { homeScenario } from './home.ts';
import { markdownTable, summarize, type Round } from './measure.ts';
import { publicScenario } from './publicPages.ts';
import { startSandbox } from './sandbox.ts';
import { serveStaticPage } from './staticPage.ts';
import { wizardScenario } from './wizard.ts';

/**
 * Measures the built portal against its budgets (docs/performance.md). With `--write`, writes the
 * tables into that document.
 */
const visitsPerPage = 5;
const document = join(import.meta.dirname, '../../../docs/performance.md');
const [start, end] = ['<!-- written by npm run bench -->', '<!-- until here -->'];

await using browser = await chromium.launch(browserLaunchOptions());
await using staticPage = await serveStaticPage(browser);
await using sandbox = await startSandbox();
const tables: string[] = [];
const missed: string[] = [];
for (const { title, pages, columns, visit } of [publicScenario, homeScenario, wizardScenario]) {
  const rows = [['Page', ...columns.map((column) => column.title)]];
  for (const path of pages) {
    const rounds: Round[] = [];
    while (rounds.length < visitsPerPage) {
      const paint = await staticPage.paint();
      const { figures, work } = await visit(browser, new URL(path, sandbox.url).href);
      rounds.push({ figures, units: { staticPage: paint, work } });
    }
    const summary = summarize(columns, path, rounds);
    rows.push(summary.cells);
    missed.push(...summary.missed);
  }
  tables.push(`${title}:\n\n${markdownTable(rows)}`);
  console.log(`\n${tables.at(-1)}`);
}

if (process.argv.includes('--write')) {
  const text = await readFile(document, 'utf8');
  const [before = '', rest = ''] = text.split(start);
  const [, after = ''] = rest.split(end);
  const month = new Date().toLocaleDateString('en-US', { month: 'long', year: 'numeric' });
  const written = [`Measured in ${month}.`, ...tables].join('\n\n');
  await writeFile(document, `${before}${start}\n\n${written}\n\n${end}${after}`);
}
if (missed.length > 0) {
  console.error(`\nMissed budgets:\n${missed.join('\n')}`);
  process.exitCode = 1;
}
