import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rehearse } from './release/rehearse.ts';

/**
 * `npm run release:rehearse`: the whole release on this machine. A clean clone is versioned, published to a
 * registry of its own and tagged; a project installs what was published and shows it in a browser; and a
 * breaking change without a plan is refused.
 */
const folder = mkdtempSync(join(tmpdir(), 'release-'));
const started = Date.now();
try {
  await rehearse(folder);
  console.log(`\nThe rehearsal took ${Math.round((Date.now() - started) / 1000)} s.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
