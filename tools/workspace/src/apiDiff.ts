import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installFullRun } from '../install.mjs';
import {
  compareContracts,
  compareReports,
  highest,
  isEnough,
  plannedBump,
} from './apiDiff/changes.ts';
import { publishedFolders } from './packages/packedPackages.ts';
import { workspaceRoot } from './process/process.ts';
import { gitIn } from './release/repository.ts';

/**
 * `npm run api:diff -- --base origin/main` lists the API changes of the published packages since the base,
 * and checks that a version plan covers them. It compares the committed API reports, which `nx apiReport`
 * keeps up to date, and the contract.
 */
const contractFile = 'libs/api-client/openapi/portal.yaml';
const git = gitIn(workspaceRoot);
// Loads the YAML package from the dependencies of the API client.
const { parse } = createRequire(join(workspaceRoot, 'libs/api-client/package.json'))('yaml') as {
  parse: (text: string) => object;
};
const read = (file: string) => readFileSync(join(workspaceRoot, file), 'utf8');

await installFullRun();
const { values } = parseArgs({ options: { base: { type: 'string', default: 'origin/main' } } });
const commit = git('merge-base', values.base, 'HEAD');
const planFolder = '.nx/version-plans';
const writtenPlans = [
  git('diff', '--name-only', '--diff-filter=d', commit, '--', planFolder),
  git('ls-files', '--others', '--exclude-standard', '--', planFolder),
].flatMap((files) => files.split('\n').filter((file) => file.endsWith('.md')));

for (const folder of publishedFolders) {
  const { name } = JSON.parse(read(`${folder}/package.json`)) as { name: string };
  const changes = compareReports(git('diff', '--unified=0', commit, '--', `${folder}/etc`));
  if (contractFile.startsWith(folder)) {
    const before = parse(git('show', `${commit}:${contractFile}`));
    changes.push(...compareContracts(before, parse(read(contractFile))));
  }
  const needed = highest(changes.map(({ bump }) => bump));
  const planned = plannedBump(name, writtenPlans.map(read));
  console.log(`${name}: ${needed}`);
  for (const { bump, text } of changes) console.log(`  ${bump}: ${text}`);
  if (isEnough(planned, needed)) continue;
  console.error(
    `Add a version plan for ${name} with bump ${needed} (npx nx release plan). The current bump is ${planned}.`,
  );
  process.exitCode = 1;
}
