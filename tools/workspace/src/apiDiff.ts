import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type ApiChange,
  compareReports,
  highest,
  isEnough,
  plannedBump,
} from './apiDiff/changes.ts';
import type { Contract } from './apiDiff/contract.ts';
import { compareContracts } from './apiDiff/contractDiff.ts';
import { workspaceRoot } from './process/process.ts';
import { gitIn } from './release/repository.ts';

/**
 * `npm run api:diff -- --base origin/main` lists the API changes of the published packages since the base,
 * and checks that a version plan covers them. It compares the committed API reports, which `nx apiReport`
 * keeps up to date.
 */
const contractFile = 'libs/api-client/openapi/portal.yaml';
const packages = [
  { name: '@bank-bonuses/api-client', folder: 'libs/api-client' },
  { name: '@bank-bonuses/ui', folder: 'libs/ui' },
];
const git = gitIn(workspaceRoot);
// Loads the YAML package from the dependencies of the API client.
const { parse } = createRequire(join(workspaceRoot, 'libs/api-client/package.json'))('yaml') as {
  parse: (text: string) => Contract;
};
const read = (file: string) => readFileSync(join(workspaceRoot, file), 'utf8');

const { values } = parseArgs({ options: { base: { type: 'string', default: 'origin/main' } } });
const commit = git('merge-base', values.base, 'HEAD');
const planFolder = '.nx/version-plans';
const writtenPlans = [
  git('diff', '--name-only', '--diff-filter=d', commit, '--', planFolder),
  git('ls-files', '--others', '--exclude-standard', '--', planFolder),
].flatMap((files) => files.split('\n').filter((file) => file.endsWith('.md')));

for (const { name, folder } of packages) {
  const changes: ApiChange[] = compareReports(
    git('diff', '--unified=0', commit, '--', `${folder}/etc`),
  );
  if (contractFile.startsWith(folder)) {
    const before = parse(git('show', `${commit}:${contractFile}`));
    changes.push(...compareContracts(before, parse(read(contractFile))));
  }
  const needed = highest(changes.map(({ bump }) => bump));
  const planned = plannedBump(name, writtenPlans.map(read));
  console.log(`${name}: ${needed ?? 'no API changes'}`);
  for (const { bump, text } of changes) console.log(`  ${bump}: ${text}`);
  if (isEnough(planned, needed)) continue;
  console.error(
    `Add a version plan for ${name} with bump ${needed} (npx nx release plan). ${planned ? `The current bump is ${planned}` : 'There is none yet'}.`,
  );
  process.exitCode = 1;
}
