import { rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A run starts hundreds of programs under Node, which load the same modules. Node keeps their compiled code, and
 * the types stripped from it, for the next program. It checks each entry against the module, and works without
 * one where the folder cannot be written to.
 */
export function shareCompiledCode(cacheFolder: string): void {
  const folder = join(cacheFolder, 'compiled');
  // Entries go by path, and tests make folders of their own: kept from run to run, it would grow without end.
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // Somebody else's: what cannot be removed can still be read.
  }
  process.env['NODE_COMPILE_CACHE'] = folder;
}
