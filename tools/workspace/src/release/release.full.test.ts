import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consumerApps } from '../packageConsumers/apps.testing.ts';
import { runApp } from '../packageConsumers/runApp.testing.ts';
import { run, type RunResult } from '../process/process.ts';
import { cloneWorkspace, type Clone } from './clone.testing.ts';
import { startRegistry, writeNpmSettings, type Registry } from './registry.testing.ts';
import { gitIn, readState, tagOf } from './repository.ts';

const minutes = 60_000;
const commitAll = ['commit', '--quiet', '--no-verify', '--all', '--message'];

const folder = mkdtempSync(join(tmpdir(), 'release-'));
let clone: Clone;
let registry: Registry;
/** Path of the npm settings for the release. */
let settings: string;

beforeAll(async () => {
  const args = ['config', 'get', 'registry'];
  const { output } = await run('npm', args, { quiet: true, timeoutMs: minutes });
  clone = cloneWorkspace(folder);
  registry = await startRegistry(join(folder, 'registry'));
  settings = writeNpmSettings(join(folder, 'user'), registry.url, lastLine(output));
  ensurePlan();
}, 10 * minutes);
afterAll(async () => {
  await registry[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

// The tests depend on each other: each one continues from the state that the previous one leaves.
describe('release of a clean clone to an empty registry', { timeout: 20 * minutes }, () => {
  test('publishes and tags nothing without a valid token', async () => {
    const { output } = await releaseWith('no-such-token');
    expect(output).toContain('Publishing failed.');
    expect(tagsOf(clone)).toEqual([]);
  });

  test('publishes and tags every version in a second run', async () => {
    const { code, output } = await releaseWith(registry.token);
    expect(code, output).toBe(0);
    expect(tagsOf(clone)).toEqual(versions());
    expect(readState(clone.root).hasPlans).toBe(false);
    const read = (file: string) => readFileSync(join(clone.root, file), 'utf8');
    expect(read('package-lock.json')).not.toMatch(/"resolved": "\w+:/);
    for (const { name, version } of readState(clone.root).packages) {
      const changelog = read(`libs/${name.replace('@bank-bonuses/', '')}/CHANGELOG.md`);
      expect(changelog).toMatch(new RegExp(`^## ${version} \\(`));
    }
  });

  test('publishes packages that a project can install and use in a browser', async () => {
    const app = consumerApps.find(({ name }) => name === 'vite');
    const [client = '', ui = ''] = versions();
    const bytes = await runApp(app!, {
      folder: join(folder, 'app'),
      packages: { 'api-client': client, ui },
      env: { npm_config_userconfig: settings, NODE_AUTH_TOKEN: registry.token },
    });
    expect(bytes).toBeGreaterThan(0);
    const manifest = join(folder, 'app/node_modules/@bank-bonuses/ui/package.json');
    expect(readFileSync(manifest, 'utf8')).not.toContain('@bank-bonuses/source');
  });

  test('requires a version plan with a major bump for a breaking change', async () => {
    const git = gitIn(clone.root);
    git('switch', '--quiet', 'main');
    const report = join(clone.root, 'libs/ui/etc/ui.api.md');
    writeFileSync(report, readFileSync(report, 'utf8').replace(/^export .*\bSpinner\b.*\n/m, ''));
    appendFileSync(join(clone.root, 'libs/api-client/etc/api-client.api.md'), 'added\n');
    git(...commitAll, 'Break the kit');
    const results = [await compareApi()];
    for (const bump of ['minor', 'major']) {
      writePlan(bump);
      git(...commitAll, `Plan ${bump}`);
      results.push(await compareApi());
    }
    expect(results.map(({ code }) => code)).toEqual([1, 1, 0]);
    expect(results[0]?.output).toContain('Add a version plan for @bank-bonuses/ui with bump major');
  });
});

/** Returns `<package>@<version>` of the last published versions. */
const versions = () => readState(clone.root).packages.map(tagOf);

const compareApi = () =>
  run(
    process.execPath,
    [join(clone.root, 'tools/workspace/src/apiDiff.ts'), '--base', 'origin/main'],
    { cwd: clone.root, quiet: true, timeoutMs: 2 * minutes },
  );

/** Adds a version plan if there is none, because a release deletes the plans. */
function ensurePlan(): void {
  if (readState(clone.root).hasPlans) return;
  writePlan('patch');
  gitIn(clone.root)(...commitAll, 'Plan a release');
  gitIn(clone.root)('push', '--quiet');
}

function writePlan(bump: string): void {
  const lines = ['api-client', 'ui'].map((name) => `'@bank-bonuses/${name}': ${bump}`);
  const text = ['---', ...lines, '---', '', 'What has changed.', ''].join('\n');
  mkdirSync(join(clone.root, '.nx/version-plans'), { recursive: true });
  writeFileSync(join(clone.root, '.nx/version-plans/rehearsed.md'), text);
  gitIn(clone.root)('add', '.nx/version-plans');
}

const releaseWith = (token: string): Promise<RunResult> =>
  run(process.execPath, [join(clone.root, 'tools/workspace/src/release.ts')], {
    cwd: clone.root,
    quiet: true,
    timeoutMs: 15 * minutes,
    env: {
      npm_config_userconfig: settings,
      NODE_AUTH_TOKEN: token,
      NX_DAEMON: 'false',
      // Unsets `NODE_ENV`, because Vitest sets it to `test`, and the packages would be built for
      // development.
      NODE_ENV: undefined,
    },
  });

const tagsOf = ({ origin }: Clone) =>
  gitIn(origin)('tag', '--list').split('\n').filter(Boolean).toSorted();

const lastLine = (output: string) => output.trim().split('\n').at(-1) ?? '';
