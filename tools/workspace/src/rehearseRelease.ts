import { runFullTests } from './runFull.ts';

/**
 * `npm run release:rehearse` rehearses the whole release on this machine: versions, publishes and tags a
 * clean clone with an empty registry, installs the published packages in a project, and checks that a
 * breaking change needs a plan.
 */
await runFullTests('src/release');
