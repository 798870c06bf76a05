import { existsSync } from 'node:fs';
import type { ComponentDocs } from './docs/types.ts';

/** Returns the documentation next to a component's stories; `undefined` for other files. */
export async function docsOf(source: string): Promise<ComponentDocs | undefined> {
  const file = source.replace(/\.stories\.tsx$/, '.docs.ts');
  if (file === source || !existsSync(file)) return undefined;
  return ((await import(file)) as { docs: ComponentDocs }).docs;
}
