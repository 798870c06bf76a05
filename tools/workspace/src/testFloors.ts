import { workspaceRoot } from './process.ts';
import {
  expectationsFile,
  raiseFloors,
  readExpectations,
  writeExpectations,
} from './testRun/expectations.ts';
import { fullTargets, lastReports } from './testRun/runTests.ts';

/**
 * `npm run test:floors`: raises the floors to the tests that the last `npm test` counted; after `npm run
 * test:full`, only those of what nothing else runs. It never lowers one: who removes tests on purpose says
 * so by hand, in the file.
 */
const expectations = readExpectations(workspaceRoot);
const reports = lastReports(workspaceRoot);
if (reports.size === 0) {
  console.error('There are no reports of a run. Run `npm test` first.');
  process.exit(1);
}
const floors = raiseFloors(expectations.floors, reports, fullTargets);
writeExpectations(workspaceRoot, { ...expectations, floors });
console.log(`${reports.size} tasks counted; the floors stand in ${expectationsFile}.`);
