import { nx } from './process/process.ts';
import { runFullTests } from './runFull.ts';

/**
 * `npm run test:packages` installs the packed packages in the apps of
 * `tools/package-consumers/fixtures`, builds the apps, opens their pages in a browser with a strict
 * content security policy, and checks the bundle budget of every export. `npm run test:packages --
 * next webpack` runs only these apps.
 */
await runFullTests('src/packageConsumers', process.argv.slice(2));
const bytes = await nx(['run', '@bank-bonuses/workspace:bytes']);
if (bytes.code !== 0) process.exitCode = 1;
