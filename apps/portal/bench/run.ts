import { browserLaunchOptions } from '@bank-bonuses/test-config/browser';
import { chromium } from 'playwright';
import { measureHome } from './home.ts';
import { measurePublicPages } from './publicPages.ts';
import { startSandbox } from './sandbox.ts';
import { conditions } from './slowPhone.ts';
import { measureWizard } from './wizard.ts';

/**
 * Measures the portal against its floors, in the middle of five first visits each. Measures a portal
 * that already runs when its address is given: `node bench/run.ts http://localhost:4200`.
 */
const scenarios = [measurePublicPages, measureHome, measureWizard];
const given = process.argv[2];
const portal = given ? { url: given, stop: () => Promise.resolve() } : await startSandbox();
const browser = await chromium.launch(browserLaunchOptions());
const missed: string[] = [];
try {
  console.log(`${conditions}, median of 5`);
  for (const scenario of scenarios) {
    const { title, table, missed: floors } = await scenario(browser, portal.url);
    console.log(`\n${title}:\n\n${table}`);
    missed.push(...floors);
  }
} finally {
  await browser.close();
  await portal.stop();
}
if (missed.length > 0) {
  console.error(`\nFloors that are missed:\n${missed.join('\n')}`);
  process.exitCode = 1;
}
