import { runFullTests } from './runFull.ts';

/**
 * `npm run release:rehearse`: the whole release on this machine. A clean clone is versioned, published to an empty
 * registry and tagged; a project installs what was published; a breaking change without its plan is refused.
 */
await runFullTests('src/release');
