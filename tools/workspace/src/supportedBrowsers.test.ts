import {
  buildTarget,
  languageEdition,
  oldestSupported,
} from '@bank-bonuses/test-config/supportedBrowsers';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { workspaceRoot } from './process/process.ts';

const read = (file: string) => readFileSync(join(workspaceRoot, file), 'utf8');

test('docs/browsers.md lists the oldest supported version of each browser', () => {
  const rows = [...read('docs/browsers.md').matchAll(/^\| (.+?) +\| (?:iOS )?([\d.]+) +\|/gm)];
  expect(rows.map(([, name, version]) => [name, version])).toEqual([
    ['Chrome, on computers and Android', oldestSupported.chrome],
    ['Edge', oldestSupported.edge],
    ['Firefox, with its ESR', oldestSupported.firefox],
    ['Safari on macOS', oldestSupported.safari],
    ['every browser on an iPhone or an iPad', oldestSupported.ios],
  ]);
});

test.each(['apps/portal', 'libs/ui'])(
  '%s builds scripts and styles for the supported browsers',
  async (root) => {
    const folder = join(workspaceRoot, root);
    const inline = { root: folder, configFile: join(folder, 'vite.config.ts'), logLevel: 'error' };
    const { build } = await resolveConfig(inline as object, 'build', 'production');
    expect(build.target).toEqual(buildTarget);
    expect(build.cssTarget).toEqual(buildTarget);
  },
);

test('TypeScript targets the ECMAScript edition that all supported browsers support', () => {
  const { compilerOptions } = JSON.parse(read('tsconfig.base.json')) as {
    compilerOptions: { target: string; lib: string[] };
  };
  expect(compilerOptions.target).toBe(languageEdition);
  expect(compilerOptions.lib).toContain(languageEdition);
  const client = JSON.parse(read('libs/api-client/tsconfig.build.json')) as {
    compilerOptions: { target?: string; lib: string[] };
  };
  expect(client.compilerOptions.target ?? languageEdition).toBe(languageEdition);
  expect(client.compilerOptions.lib).toContain(languageEdition);
});
