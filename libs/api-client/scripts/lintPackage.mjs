/**
 * Packs the built package as it would be published, lints the result, and uses it as somebody would who
 * installed it: without the workspace's condition, from Node and from TypeScript.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packedManifest } from './packedManifest.mjs';

const root = join(import.meta.dirname, '..');
const reports = join(root, 'reports');
const staging = join(reports, 'package');
const consumer = join(reports, 'consumer');
const installed = join(consumer, 'node_modules/@bank-bonuses/api-client');

const run = (command, args, cwd) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
const bin = (name, args, cwd = root) =>
  process.stdout.write(run('npx', ['--no', '--', name, ...args], cwd));

if (!existsSync(join(root, 'dist/index.js'))) {
  console.error('There is no build. Make one with: npm run build -w @bank-bonuses/api-client');
  process.exit(1);
}

for (const folder of [staging, consumer]) rmSync(folder, { recursive: true, force: true });
mkdirSync(staging, { recursive: true });
for (const part of ['dist', 'openapi', 'README.md', 'CHANGELOG.md']) {
  cpSync(join(root, part), join(staging, part), { recursive: true });
}
writeFileSync(join(staging, 'package.json'), packedManifest());
const [{ filename }] = JSON.parse(run('npm', ['pack', '--json', '--ignore-scripts'], staging));
const tarball = join(staging, filename);

bin('publint', ['run', tarball, '--strict']);
bin('attw', [
  tarball,
  '--profile',
  'esm-only',
  '--no-color',
  '--exclude-entrypoints',
  'openapi.yaml',
]);

mkdirSync(installed, { recursive: true });
run('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1'], root);
writeFileSync(
  join(consumer, 'consumer.ts'),
  `import { createApiClient, HttpError, type DashboardStats } from '@bank-bonuses/api-client';
import { dashboardStatsQuery, profileQuery } from '@bank-bonuses/api-client/queries';
import { handlers, fixtures } from '@bank-bonuses/api-client/testing';

const client = createApiClient({ baseUrl: 'https://api.example.com', getAccessToken: () => null });
const stats: DashboardStats = fixtures.dashboardStats;
const month: string | undefined = stats.earnings_overview[0]?.month;
const key: readonly ['portal-api', 'profile'] = profileQuery(client).queryKey;
const status: number = new HttpError('', { status: 500 }).status;
if (handlers.length !== 7 || !month || !key || !status || !dashboardStatsQuery(client).queryFn) {
  throw new Error('The packed package does not work');
}
`,
);
writeFileSync(
  join(consumer, 'tsconfig.json'),
  JSON.stringify({
    compilerOptions: {
      target: 'ES2024',
      lib: ['ES2024', 'DOM', 'DOM.Iterable'],
      module: 'NodeNext',
      moduleResolution: 'NodeNext',
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      types: [],
    },
    files: ['consumer.ts'],
  }),
);
writeFileSync(join(consumer, 'package.json'), '{ "type": "module" }\n');
bin('tsc', ['-p', join(consumer, 'tsconfig.json')]);
run(process.execPath, [join(consumer, 'consumer.ts')], consumer);
console.log('The packed package works from Node and from TypeScript.');
