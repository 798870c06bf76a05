import { nx } from './process/process.ts';
import { runFullTests } from './runFull.ts';

/**
 * `npm run test:packages`: installs the packed packages into the projects of `tools/package-consumers/fixtures`, builds them, and opens
 * their pages in a browser under the strict policy; measures the bytes of every export. `npm run test:packages -- next webpack`
 * does the first for these.
 */
await runFullTests('src/packageConsumers', process.argv.slice(2));
const bytes = await nx(['run', '@bank-bonuses/workspace:bytes']);
if (bytes.code !== 0) process.exitCode = 1;
