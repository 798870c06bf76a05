import { createProjectGraphAsync } from '@nx/devkit';
import { HashPlanInspector } from 'nx/src/hasher/hash-plan-inspector.js';
import { expect, test } from 'vitest';
import { workspaceRoot } from './process/process.ts';

/** Returns the id of each cached task whose hash does not contain `file`. */
async function cachedTasksWithout(file: string): Promise<string[]> {
  const graph = await createProjectGraphAsync();
  const inspector = new HashPlanInspector(graph, workspaceRoot);
  await inspector.init();
  return Object.values(graph.nodes).flatMap(({ name: project, data }) =>
    Object.entries(data.targets ?? {})
      .filter(([, { cache }]) => cache)
      .map(([target]) => `${project}:${target}`)
      .filter((id) => {
        const [, target = ''] = id.split(/:(?=[^:]+$)/);
        const inputs = inspector.inspectTaskInputs({ project, target }, {}, {}, true)[id];
        return !inputs?.files.includes(file);
      }),
  );
}

test('each cached task runs again after an update of the lockfile alone', async () => {
  expect(await cachedTasksWithout('package-lock.json')).toEqual([]);
});
