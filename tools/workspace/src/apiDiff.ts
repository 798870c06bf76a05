import { parseArgs } from 'node:util';
import { type ApiChange, highest, isEnough } from './apiDiff/changes.ts';
import { compareContracts } from './apiDiff/contractDiff.ts';
import { compareExports } from './apiDiff/exportsDiff.ts';
import { plannedBump } from './apiDiff/plans.ts';
import {
  commonCommit,
  contractOf,
  entriesOf,
  planFolder,
  plansOf,
  unpackCommit,
} from './apiDiff/trees.ts';
import { workspaceRoot } from './process.ts';

/**
 * `npm run api:diff -- --base origin/main`: what has changed for those who use the published packages since
 * the base, and whether a version plan written since says so.
 */
const packages = [
  { name: '@bank-bonuses/api-client', folder: 'libs/api-client' },
  { name: '@bank-bonuses/ui', folder: 'libs/ui' },
];

const { values } = parseArgs({ options: { base: { type: 'string', default: 'origin/main' } } });
const commit = commonCommit(workspaceRoot, values.base);
const before = unpackCommit(workspaceRoot, commit, [
  ...packages.map(({ folder }) => folder),
  planFolder,
]);

for (const { name, folder } of packages) {
  const changes: ApiChange[] = compareExports({
    name,
    before: entriesOf(before, folder),
    after: entriesOf(workspaceRoot, folder),
  });
  if (folder === 'libs/api-client') {
    changes.push(...compareContracts(contractOf(before), contractOf(workspaceRoot)));
  }
  const needed = highest(changes.map(({ bump }) => bump));
  const planned = plannedBump(name, plansOf(workspaceRoot), plansOf(before));
  console.log(`${name}: ${needed ?? 'nothing that its users notice'}`);
  for (const { bump, text } of changes.toSorted((a, b) => a.bump.localeCompare(b.bump))) {
    console.log(`  ${bump}: ${text}`);
  }
  if (isEnough(planned, needed)) continue;
  console.error(
    `Write a version plan for ${name} that says ${needed} (npx nx release plan); ${planned ? `there is one that says ${planned}` : 'there is none'}.`,
  );
  process.exitCode = 1;
}
