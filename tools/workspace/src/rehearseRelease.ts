import { runFullTests } from './runFull.ts';

/**
 * `npm run release:rehearse` tests the whole release on this machine. It versions, publishes and
 * tags a clean clone with an empty local registry, installs the published packages in a project,
 * and checks that a breaking change requires a version plan.
 */
await runFullTests('src/release');
