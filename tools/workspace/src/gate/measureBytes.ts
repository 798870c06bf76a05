import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import type { Sizes } from './budgets.ts';

const outside = ['react', 'react-dom'];
/** The handlers and fixtures of `/testing` are for tests, where bytes do not count. */
const entries = [
  '@bank-bonuses/ui',
  '@bank-bonuses/ui/charts',
  '@bank-bonuses/ui/theme',
  '@bank-bonuses/api-client',
  '@bank-bonuses/api-client/queries',
  '@bank-bonuses/api-client/react',
];

/**
 * What a page pays at first for each export alone, and for all of an entry together: minified and in brotli,
 * without React, and without what is fetched on demand. `folder` is a project that has installed both.
 */
export async function measureBytes(folder: string): Promise<Sizes> {
  const sizes: Sizes = {};
  for (const entry of entries) {
    const measured: Record<string, number> = {};
    for (const name of await exportsOf(folder, entry)) {
      measured[name] = await sizeOf(folder, `export { ${name} } from '${entry}';`);
    }
    measured['*'] = await sizeOf(folder, `export * from '${entry}';`);
    sizes[entry] = measured;
  }
  return sizes;
}

async function exportsOf(folder: string, entry: string): Promise<string[]> {
  const [chunk] = await bundle(folder, `export * from '${entry}';`);
  return (chunk?.exports ?? []).toSorted();
}

async function sizeOf(folder: string, code: string): Promise<number> {
  const chunks = await bundle(folder, code);
  const first = chunks.find(({ isEntry }) => isEntry);
  const needed = new Set<string>();
  const need = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || needed.has(chunk.fileName)) return;
    needed.add(chunk.fileName);
    for (const name of chunk.imports) need(chunks.find(({ fileName }) => fileName === name));
  };
  need(first);
  const text = chunks.filter(({ fileName }) => needed.has(fileName)).map((chunk) => chunk.code);
  return brotliCompressSync(text.join('\n')).length;
}

async function bundle(folder: string, code: string): Promise<Rolldown.OutputChunk[]> {
  const page = join(folder, 'measured.js');
  writeFileSync(page, code);
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: page, formats: ['es'], fileName: 'measured' },
      rolldownOptions: {
        external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
        output: { minify: true },
      },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const [output] = [result].flat() as Rolldown.RolldownOutput[];
  return (output?.output ?? []).flatMap((file) => (file.type === 'chunk' ? [file] : []));
}

export const readBudgets = (file: string): Sizes => JSON.parse(readFileSync(file, 'utf8')) as Sizes;
