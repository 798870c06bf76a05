import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { allHomeModules, builtPages } from '../pages.ts';

/**
 * Name of the environment variable that sets the bytes of each module's script, as JSON. The
 * default is 1000 bytes per module.
 */
export const sizesVariable = 'FAKE_SIZES';

const sizes = JSON.parse(process.env[sizesVariable] ?? '{}') as Record<string, number>;

/** Writes files as Vite would: one chunk of incompressible bytes for each module. */
export async function build(options: {
  build: { outDir?: string; ssr?: boolean };
}): Promise<{ output: object[] }> {
  const { outDir, ssr = false } = options.build;
  // Without `outDir`, the call bundles an inline script.
  if (!outDir) return { output: [{ type: 'chunk', code: '(() => {})()' }] };
  await mkdir(join(outDir, ssr ? '' : 'assets'), { recursive: true });
  if (ssr) {
    const render = 'async () => ({ title: "Page", html: "<p>Page</p>" })';
    const code = `export const renderPage = ${render}; export const renderShell = ${render};`;
    await writeFile(join(outDir, 'entry.server.js'), code);
    return { output: [] };
  }
  const manifest: Manifest = { 'style.css': { file: 'assets/style.css' } };
  await writeFile(join(outDir, 'assets/style.css'), 'p { margin: 0 }');
  const modules = [
    'src/main.tsx',
    ...builtPages.flatMap((page) => page.modules),
    ...allHomeModules,
  ];
  for (const module of new Set(modules)) {
    const file = `assets/${module.replace(/\W+/g, '-')}.js`;
    await writeFile(join(outDir, file), randomBytes(sizes[module] ?? 1_000));
    manifest[module] = { file };
  }
  await mkdir(join(outDir, '.vite'));
  await writeFile(join(outDir, '.vite/manifest.json'), JSON.stringify(manifest));
  return { output: [] };
}

export function minify(_name: string, code: string): Promise<{ code: string }> {
  return Promise.resolve({ code });
}

// The fake build does not resolve modules, so it needs no conditions.
export const defaultClientConditions: string[] = [];
export const defaultServerConditions: string[] = [];
