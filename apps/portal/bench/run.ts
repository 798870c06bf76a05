import { publicPages } from '@bank-bonuses/routes';
import { chromium } from 'playwright';
import { browserLaunchOptions } from '../../../browser.shared.ts';
import { median, missedFloors, table } from './floors.ts';
import { visit, type Visit } from './measure.ts';
import { startSandbox } from './sandbox.ts';

/**
 * Measures the public pages against their floors, in the middle of five first visits each. Measures a
 * portal that already runs when its address is given: `node bench/run.ts http://localhost:4200`.
 */
const visitsPerPage = 5;
const given = process.argv[2];
const portal = given ? { url: given, stop: () => Promise.resolve() } : await startSandbox();
const browser = await chromium.launch(browserLaunchOptions());
try {
  const results: [string, Visit][] = [];
  for (const page of publicPages) {
    const visits: Visit[] = [];
    for (let index = 0; index < visitsPerPage; index += 1) {
      visits.push(await visit(browser, new URL(page, portal.url).href));
    }
    results.push([page, median(visits)]);
  }
  console.log('Cold cache, 4x slower processor, 1.6 Mbit/s, 150 ms, brotli, median of 5:\n');
  console.log(table(results));
  const missed = results.flatMap(([page, result]) => missedFloors(page, result));
  if (missed.length > 0) {
    console.error(`\nFloors that are missed:\n${missed.join('\n')}`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await portal.stop();
}
