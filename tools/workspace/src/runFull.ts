import { installFullRun } from '../install.mjs';
import { nx, run, workspaceRoot } from './process/process.ts';
import { ensureBrowser } from './setup/browser.ts';

/**
 * Builds the published packages, then runs the tests in the folder `folder` of this package,
 * including the files that only full runs include.
 */
export async function runFullTests(folder: string, names: readonly string[] = []): Promise<void> {
  await installFullRun();
  const { place } = await ensureBrowser();
  const projects = '--projects=@bank-bonuses/api-client,@bank-bonuses/ui';
  const built = await nx(['run-many', '--targets=build', projects], { quiet: true });
  if (built.code !== 0) throw new Error(built.output);
  const chosen = names.length > 0 ? ['--testNamePattern', `'(${names.join('|')})'`] : [];
  const args = ['run', '--root', 'tools/workspace', folder, ...chosen];
  const env = { FULL: '1', CHROME_PATH: place };
  process.exitCode = (await run('vitest', args, { cwd: workspaceRoot, env })).code;
}
