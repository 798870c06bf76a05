import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { run, workspaceRoot } from '../process/process.ts';
import type { ConsumerApp } from './apps.testing.ts';
import { openPage } from './openPage.testing.ts';
import { servePage } from './servePage.testing.ts';

const folders = join(workspaceRoot, 'tools/package-consumers');
const shared = join(folders, 'shared');
const minute = 60_000;
const npmOptions = ['--no-audit', '--no-fund', '--loglevel=error', '--fetch-retries=2'];

export interface AppSetup {
  /** An empty folder in which the app is installed. */
  folder: string;
  /** The npm specifier of each package: the path of a tarball, or a name with a version. */
  packages: Record<'api-client' | 'ui', string>;
  /** Additional environment variables for npm, such as its settings. */
  env?: Record<string, string>;
}

/**
 * Installs and builds an app, and opens its page if it has one. Returns the compressed size in
 * bytes of the scripts and styles that the page fetched.
 */
export async function runApp(app: ConsumerApp, setup: AppSetup): Promise<number | undefined> {
  await build(app, setup);
  return open(app, setup);
}

async function build(app: ConsumerApp, { folder, packages, env }: AppSetup): Promise<void> {
  if (app.sources) cpSync(join(folders, 'sources', app.sources), folder, { recursive: true });
  cpSync(fixtureOf(app), folder, { recursive: true });
  cpSync(shared, join(folder, 'shared'), { recursive: true });
  await step({ folder, env }, 5 * minute, 'npm', ['ci', ...npmOptions]);
  // Installs with npm, which checks peer dependencies: the installation fails for an unsupported
  // version.
  const wanted = app.installs.map((name) => packages[name]);
  await step({ folder, env }, 3 * minute, 'npm', [
    ...['install', '--no-save', '--strict-peer-deps', '--ignore-scripts', ...npmOptions],
    ...wanted,
  ]);
  for (const [program = '', ...args] of app.steps)
    await step({ folder, env }, 5 * minute, program, args);
}

async function open(app: ConsumerApp, setup: AppSetup): Promise<number | undefined> {
  if (!app.page) return undefined;
  const built = join(setup.folder, app.page.folder);
  const index = join(built, 'index.html');
  // Copies the fixture's `index.html`, because Webpack creates none.
  if (!existsSync(index)) cpSync(join(setup.folder, 'index.html'), index);
  await using page = await servePage(built, app.page, join(shared, 'stats.json'));
  await openPage(page.url);
  return page.bytes();
}

/**
 * Runs a command. Prefers a program that is installed in the app to one on the `PATH`. Throws if
 * the command fails.
 */
async function step(
  { folder: cwd, env }: { folder: string; env: AppSetup['env'] },
  timeoutMs: number,
  program: string,
  args: string[],
) {
  const bin = join(cwd, 'node_modules', '.bin');
  const own = join(bin, program);
  const { code, output, timedOut } = await run(existsSync(own) ? own : program, args, {
    cwd,
    quiet: true,
    timeoutMs,
    env: { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined, CI: '1', ...env },
  });
  if (code === 0) return;
  const what = [program, ...args].join(' ');
  throw new Error(
    timedOut ? `${what} timed out after ${timeoutMs / 1000} s` : `${what}\n${output.trim()}`,
  );
}

export const fixtureOf = ({ name, fixture = name }: ConsumerApp) =>
  join(folders, 'fixtures', fixture);
