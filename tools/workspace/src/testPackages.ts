import { nx } from './process/process.ts';
import { runFullTests } from './runFull.ts';

/**
 * `npm run test:packages` installs the packed packages in the projects of `tools/package-consumers/fixtures`,
 * builds them, opens their pages in a browser with the strict policy, and checks the bundle budget of every
 * export. `npm run test:packages -- next webpack` runs only these projects.
 */
await runFullTests('src/packageConsumers', process.argv.slice(2));
const bytes = await nx(['run', '@bank-bonuses/workspace:bytes']);
if (bytes.code !== 0) process.exitCode = 1;
