import {
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/**
 * Removes every installed package that the given package does not depend on. npm itself would keep
 * a development package that is also an optional peer dependency.
 */
export function prunePackages(folder: string, start: string): void {
  const needed = new Set<string>();
  const visit = (path: string) => {
    if (needed.has(path)) return;
    needed.add(path);
    const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as Manifest;
    const names = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });
    for (const name of names) {
      const found = findPackage(folder, path, name);
      if (found !== undefined) visit(found);
    }
  };
  visit(realpathSync(join(folder, start)));
  const installed = globSync('node_modules/{[!@.]*,@*/*}', { cwd: folder });
  for (const path of installed) {
    const place = join(folder, path);
    // Links to workspaces that were not copied are broken.
    const isNeeded = existsSync(place) && needed.has(realpathSync(place));
    if (!isNeeded) rmSync(place, { recursive: true });
  }
  for (const scope of globSync('node_modules/@*', { cwd: folder })) {
    const place = join(folder, scope);
    if (readdirSync(place).length === 0) rmdirSync(place);
  }
}

/** Returns the real path of the package that Node resolves from a folder. */
function findPackage(folder: string, from: string, name: string): string | undefined {
  for (let place = from; place.startsWith(realpathSync(folder)); place = dirname(place)) {
    const candidate = join(place, 'node_modules', name);
    if (existsSync(candidate)) return realpathSync(candidate);
  }
  return undefined;
}
