import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { browserLaunchOptions } from '@bank-bonuses/test-config/browser';
import { chromium } from 'playwright';
import { busyNotice, takenShare } from './busyMachine.ts';
import { withTables } from './document.ts';
import { measureHome } from './home.ts';
import { changesSince, type LastResults } from './lastResults.ts';
import { measurePublicPages } from './publicPages.ts';
import type { Report } from './report.ts';
import { startSandbox } from './sandbox.ts';
import { conditions } from './slowPhone.ts';
import { serveStaticPage } from './staticPage.ts';
import { stopAtEnd } from './stopAtEnd.ts';
import { measureWizard } from './wizard.ts';

/**
 * Measures the portal against its budgets, as the median of five visits with a cold cache. The
 * budget of a paint is a multiple of the static page's paint, which is measured before each visit.
 * If the machine is not busy and no budget is missed, writes the tables into docs/performance.md and
 * saves the results for comparison with the next run. With a URL, as in `node bench/run.ts http://localhost:4200`, it
 * measures a running portal and writes nothing.
 */
const scenarios = [measurePublicPages, measureHome, measureWizard];
const kept = join(import.meta.dirname, 'lastResults.json');
const document = join(import.meta.dirname, '../../../docs/performance.md');

const given = process.argv[2];
const taken = [await takenShare()];
const reports: Report[] = [];
await stopAtEnd(async (register) => {
  const portalUrl = given ?? register(await startSandbox()).url;
  const browser = await chromium.launch(browserLaunchOptions());
  register({ stop: () => browser.close() });
  const staticPage = register(await serveStaticPage(browser));
  console.log(`${conditions}, median of 5; paints as multiples of a static page's`);
  for (const scenario of scenarios) {
    const measured = await scenario({ browser, portalUrl, staticPage });
    console.log(`\n${measured.title}:\n\n${measured.table}`);
    reports.push(measured);
  }
});
taken.push(await takenShare());

const figures: LastResults = Object.fromEntries(
  reports.flatMap((measured) => Object.entries(measured.figures)),
);
const changes = changesSince(JSON.parse(await readFile(kept, 'utf8')) as LastResults, figures);
if (changes.length > 0) console.log(`\nChanged by more than a tenth:\n${changes.join('\n')}`);

const missed = reports.flatMap((measured) => measured.missed);
const notice = busyNotice(taken);
if (notice) console.error(`\n${notice}`);
else if (!given && missed.length === 0) await keep();

if (missed.length > 0) {
  console.error(`\nMissed budgets:\n${missed.join('\n')}`);
  process.exitCode = 1;
}

async function keep(): Promise<void> {
  await writeFile(kept, `${JSON.stringify(figures, null, 2)}\n`);
  const month = new Date().toLocaleDateString('en-US', { month: 'long', year: 'numeric' });
  const measured = `Measured in ${month}.`;
  await writeFile(document, withTables(await readFile(document, 'utf8'), reports, measured));
}
