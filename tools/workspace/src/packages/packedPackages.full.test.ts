import {
  cpSync,
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
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fullRunFolder } from '../../install.mjs';
import { restore, strip } from '../../packages/packedManifest.mjs';
import { install, pack, publishedFolders, runTool } from './packedPackages.ts';

const folder = mkdtempSync(join(tmpdir(), 'packages-'));
const app = join(folder, 'app');
let tarballs: string[] = [];

beforeAll(() => {
  tarballs = publishedFolders.map((published) => pack(published, folder));
  mkdirSync(app);
  install(app, tarballs, ['@tanstack/react-query', '@types/react', '@types/react-dom', 'vite']);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(app, name), text);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A page as another team would write it: it requests the stats and renders a chart. */
const files = {
  'package.json': '{ "name": "consumer", "private": true, "type": "module" }',
  'index.html': '<div id="root"></div><script type="module" src="/main.tsx"></script>',
  'main.tsx': `import '@bank-bonuses/ui/font.css';
import '@bank-bonuses/ui/styles.css';
import { createApiClient, HttpError, type DashboardStats, type paths } from '@bank-bonuses/api-client';
import { dashboardStatsQuery, profileQuery } from '@bank-bonuses/api-client/queries';
import { ApiClientProvider } from '@bank-bonuses/api-client/react';
import { Amount, Button, formatDay, TextField } from '@bank-bonuses/ui';
import { BarChart } from '@bank-bonuses/ui/charts';
import { vars } from '@bank-bonuses/ui/theme';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';

const client = createApiClient({ baseUrl: 'https://api.example.com', getAccessToken: () => null });
export const key: readonly ['portal-api', 'profile'] = profileQuery(client).queryKey;
export const operation: keyof paths['/api/user/profile'] = 'put';
export const status: number = new HttpError('', { status: 500 }).status;

function Earned() {
  const stats: DashboardStats | undefined = useQuery(dashboardStatsQuery(client)).data;
  const bars = (stats?.earnings_overview ?? []).map(({ month, amount }) => ({
    label: month,
    fullLabel: formatDay(month + '-01', 'long'),
    value: Number(amount),
  }));
  return <BarChart label="Earned" summary={<Amount value={1} />} bars={bars} ticks={[0, 1]} tickText={String} columns={['Month', 'Earned']} />;
}

createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={new QueryClient()}>
    <ApiClientProvider client={client}>
      <TextField label="Email" type="email" data-ink={vars.ink.strong} />
      <Button variant="outline">Login</Button>
      <Earned />
    </ApiClientProvider>
  </QueryClientProvider>,
);
`,
  'fixtures.ts': `import { createApiClient } from '@bank-bonuses/api-client';
import { fixtures, handlers } from '@bank-bonuses/api-client/testing';
const client = createApiClient({ baseUrl: 'https://api.example.com', getAccessToken: () => null });
const month: string | undefined = fixtures.dashboardStats.earnings_overview[0]?.month;
if (handlers.length !== 7 || !month || !client.register) throw new Error('The package does not work');
console.log(month);
`,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2024',
      lib: ['ES2024', 'DOM', 'DOM.Iterable'],
      jsx: 'react-jsx',
      module: 'NodeNext',
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: true,
      noEmit: true,
      types: ['vite/client'],
    },
    include: ['*.ts', '*.tsx'],
  }),
};

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

test('a page with both packages compiles', () => {
  expect(runTool('tsc', ['-p', app])).toBe('');
  const bundled = ['--module', 'esnext', '--moduleResolution', 'bundler'];
  expect(runTool('tsc', ['-p', app, ...bundled])).toBe('');
});

test('a page with both packages builds with Vite', async () => {
  await build({ root: app, configFile: false, logLevel: 'silent' });
  const assets = join(app, 'dist', 'assets');
  const text = (end: string) =>
    readdirSync(assets)
      .filter((name) => name.endsWith(end))
      .map((name) => readFileSync(join(assets, name), 'utf8'))
      .join('\n');
  expect(text('.css')).toContain('--bb-ink-strong:');
  expect(readdirSync(assets).some((name) => name.endsWith('.woff2'))).toBe(true);
  expect(text('.js')).toContain('/api/user/dashboard/stats');
  expect(text('.js')).toContain('var(--bb-ink-strong)');
});

test('the packed examples of the API client compile in another project', () => {
  const packed = join(app, 'node_modules/@bank-bonuses/api-client/examples');
  const copied = join(app, 'examples');
  cpSync(packed, copied, { recursive: true });
  const files = globSync('**/*.ts', { cwd: copied });
  expect(files.length).toBeGreaterThan(6);
  const config = { extends: '../tsconfig.json', include: ['**/*.ts'] };
  writeFileSync(join(copied, 'tsconfig.json'), JSON.stringify(config));
  expect(runTool('tsc', ['-p', copied])).toBe('');
});

test('the API client, its fixtures and its request handlers run in Node', () => {
  expect(runTool('node', [join(app, 'fixtures.ts')])).toMatch(/^\d{4}-\d{2}\n$/);
});

test('strip removes source exports from the manifest and restore adds them, also after an interrupted run', () => {
  const own = join(folder, 'own');
  const text = JSON.stringify({
    exports: { '.': { '@bank-bonuses/source': './src', default: '.' } },
  });
  mkdirSync(own);
  writeFileSync(join(own, 'package.json'), text);
  const manifest = () => readFileSync(join(own, 'package.json'), 'utf8');
  strip(own);
  expect(manifest()).not.toContain('source');
  strip(own);
  restore(own);
  expect(manifest()).toBe(text);
  restore(own);
  expect(manifest()).toBe(text);
});
