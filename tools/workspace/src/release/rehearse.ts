import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gateApps } from '../gate/apps.ts';
import { runApp } from '../gate/runApp.ts';
import { gateTable } from '../gate/table.ts';
import { run, type RunResult } from '../process.ts';
import { ensureBrowser } from '../setup/browser.ts';
import { cloneWorkspace, type Clone } from './clone.ts';
import { startRegistry, writeNpmSettings, type Registry } from './registry.ts';
import { gitIn, readState } from './repository.ts';
import { tagOf } from './state.ts';

const minutes = 60_000;
const commitAll = ['commit', '--quiet', '--no-verify', '--all', '--message'];

/** Every step in its order; the first that goes otherwise than it should ends it. */
export async function rehearse(folder: string): Promise<void> {
  const { executablePath } = await ensureBrowser();
  const others = await run('npm', ['config', 'get', 'registry'], {
    quiet: true,
    timeoutMs: minutes,
  });
  const clone = cloneWorkspace(folder);
  await using registry = await startRegistry(join(folder, 'registry'));
  const settings = writeNpmSettings(join(folder, 'user'), registry.url, lastLine(others.output));
  say(`A clean clone, and an empty registry at ${registry.url}`);
  ensurePlan(clone);

  const refused = await releaseIn(clone, settings, 'no-such-token');
  expect(refused.output.includes('Publishing failed.'), refused.output);
  expect(tagsOf(clone).length === 0, 'Nothing may be tagged that was not published.');
  say('Without a valid token nothing is published, and nothing is tagged');

  const released = await releaseIn(clone, settings, registry.token);
  expect(released.code === 0, released.output);
  const versions = readState(clone.root).packages.map(tagOf);
  expect(tagsOf(clone).join() === versions.toSorted().join(), 'Every version must be tagged.');
  const lockfile = readFileSync(join(clone.root, 'package-lock.json'), 'utf8');
  expect(!/"resolved": "\w+:/.test(lockfile), 'The lockfile must not name a registry.');
  say(`The second try finishes it: ${versions.join(', ')}`);
  for (const name of ['api-client', 'ui']) {
    const changelog = readFileSync(join(clone.root, 'libs', name, 'CHANGELOG.md'), 'utf8');
    console.log(`${name}\n${changelog.split('\n').slice(0, 16).join('\n')}\n…\n`);
  }

  await installAndOpen(folder, settings, registry, versions, executablePath);
  await refuseBreakingChange(clone);
}

/** Between two releases there may be no plan to rehearse with. */
function ensurePlan(clone: Clone): void {
  if (readState(clone.root).hasPlans) return;
  writePlan(clone, 'patch');
  gitIn(clone.root)(...commitAll, 'Plan a release');
  gitIn(clone.root)('push', '--quiet');
}

function writePlan({ root }: Clone, bump: string): void {
  const lines = ['api-client', 'ui'].map((name) => `'@bank-bonuses/${name}': ${bump}`);
  const text = ['---', ...lines, '---', '', 'What has changed.', ''].join('\n');
  mkdirSync(join(root, '.nx/version-plans'), { recursive: true });
  writeFileSync(join(root, '.nx/version-plans/rehearsed.md'), text);
  gitIn(root)('add', '.nx/version-plans');
}

const releaseIn = ({ root }: Clone, settings: string, token: string): Promise<RunResult> =>
  run(process.execPath, [join(root, 'tools/workspace/src/release.ts')], {
    cwd: root,
    quiet: true,
    timeoutMs: 15 * minutes,
    env: { npm_config_userconfig: settings, NODE_AUTH_TOKEN: token, NX_DAEMON: 'false' },
  });

/** Those that have reached the origin. */
const tagsOf = ({ origin }: Clone) =>
  gitIn(origin)('tag', '--list').split('\n').filter(Boolean).toSorted();

async function installAndOpen(
  folder: string,
  settings: string,
  { token }: Registry,
  [client = '', ui = '']: string[],
  executablePath: string,
): Promise<void> {
  const app = gateApps.find(({ name }) => name === 'vite');
  if (!app) throw new Error('There is no app to install into.');
  const row = await runApp(app, {
    folder: join(folder, 'app'),
    packages: { 'api-client': client, ui },
    executablePath,
    env: { npm_config_userconfig: settings, NODE_AUTH_TOKEN: token },
  });
  expect(row.failure === undefined, row.failure ?? '');
  console.log(gateTable([row]));
  say('A project installs both from the registry, and its page works in a browser');
}

async function refuseBreakingChange(clone: Clone): Promise<void> {
  const git = gitIn(clone.root);
  git('switch', '--quiet', 'main');
  const index = join(clone.root, 'libs/ui/src/index.ts');
  const text = readFileSync(index, 'utf8');
  writeFileSync(index, text.replace(/^export \{ Spinner \}.*\n/m, ''));
  appendFileSync(join(clone.root, 'libs/api-client/src/index.ts'), 'export const added = 1;\n');
  git(...commitAll, 'Break the kit');
  for (const [plan, passes] of [
    [undefined, false],
    ['minor', false],
    ['major', true],
  ] as const) {
    if (plan) {
      writePlan(clone, plan);
      git(...commitAll, `Plan ${plan}`);
    }
    const { code, output } = await run(
      process.execPath,
      [join(clone.root, 'tools/workspace/src/apiDiff.ts'), '--base', 'origin/main'],
      { cwd: clone.root, quiet: true, timeoutMs: 2 * minutes },
    );
    console.log(output.trim());
    expect(
      (code === 0) === passes,
      `A plan that says ${plan} must ${passes ? 'do' : 'be refused'}.`,
    );
    const planned = plan ? `planned as ${plan}` : 'without a plan';
    say(`A breaking change ${planned} is ${passes ? 'let through' : 'refused'}`);
  }
}

const lastLine = (output: string) => output.trim().split('\n').at(-1) ?? '';

const say = (line: string) => console.log(`\n== ${line}.\n`);

function expect(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}
