import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fullRunFolder } from '../../install.mjs';
import { install, pack, publishedFolders, runTool } from './packedPackages.ts';

const folder = mkdtempSync(join(tmpdir(), 'packages-'));
const app = join(folder, 'app');
let tarballs: string[] = [];

beforeAll(() => {
  tarballs = publishedFolders.map((published) => pack(published, folder));
  mkdirSync(app);
  install(app, tarballs, ['@tanstack/react-query', '@types/react', '@types/react-dom', 'vite']);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(publishedFolders)('package of %s', (published) => {
  const tarball = () => {
    const found = tarballs[publishedFolders.indexOf(published)];
    if (!found) throw new Error(`${published} was not packed.`);
    return found;
  };

  test('passes publint', () => {
    const output = runTool('publint', ['run', tarball(), '--strict'], fullRunFolder);
    expect(output).toContain('All good');
  });

  test('has types that every module resolution finds', () => {
    const styles = ['font.css', 'styles.css', 'openapi.yaml'];
    const options = ['--profile', 'esm-only', '--no-color', '--exclude-entrypoints', ...styles];
    const output = runTool('attw', [tarball(), ...options], fullRunFolder);
    expect(output).toContain('🟢 (ESM)');
  });

  test('has a manifest without the settings of this workspace', () => {
    const installed = join(app, 'node_modules', '@bank-bonuses', basename(published));
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as object;
    expect(Object.keys(manifest)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:devDependencies|scripts|nx)$/)]),
    );
  });

  test('has no reference to the sources, which are not packed', () => {
    const installed = join(app, 'node_modules', '@bank-bonuses', basename(published));
    expect(readFileSync(join(installed, 'package.json'), 'utf8')).not.toContain('/source"');
    expect(readdirSync(installed).toSorted()).not.toContain('src');
    expect(readdirSync(installed)).toContain('README.md');
    const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  });
});

test('the packed kit contains the font that its font.css names', () => {
  const fonts = join(app, 'node_modules/@bank-bonuses/ui/font');
  const [, font = ''] =
    /url\(["']?([^"')]+)/.exec(readFileSync(join(fonts, 'font.css'), 'utf8')) ?? [];
  expect(font).toMatch(/\.woff2$/);
  expect(existsSync(join(fonts, font))).toBe(true);
});

test('the packed examples of the API client compile in another project', () => {
  const packed = join(app, 'node_modules/@bank-bonuses/api-client/examples');
  const copied = join(app, 'examples');
  cpSync(packed, copied, { recursive: true });
  const files = globSync('**/*.ts', { cwd: copied });
  expect(files.length).toBeGreaterThan(6);
  const compilerOptions = {
    target: 'ES2024',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    module: 'NodeNext',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: ['vite/client'],
  };
  const config = { compilerOptions, include: ['**/*.ts'] };
  writeFileSync(join(copied, 'tsconfig.json'), JSON.stringify(config));
  writeFileSync(join(app, 'package.json'), '{ "private": true, "type": "module" }');
  expect(runTool('tsc', ['-p', copied])).toBe('');
});
