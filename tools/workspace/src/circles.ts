import { findCircles, readImports } from './importCircles.ts';
import { workspaceRoot } from './process.ts';

/** Fails when a source of the workspace imports itself by way of others, by types too. */
const circles = findCircles(readImports(workspaceRoot));
for (const circle of circles) {
  console.error(`These files import each other:\n  ${circle.join('\n  → ')}\n`);
}
if (circles.length > 0) {
  console.error('Move what several of them need to a file of its own, which imports none of them.');
  process.exitCode = 1;
}
