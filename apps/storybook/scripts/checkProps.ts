import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Checks the built site: every component of the kit with props has a props table. */
const built = join(import.meta.dirname, '..', process.argv[2] ?? 'dist');

/** Components without props. */
const withoutProps = ['LiveRegion', 'VisuallyHidden'];

const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
  entries: Record<string, { title: string; importPath: string }>;
};
const components = new Set(
  Object.values(entries).flatMap(({ title, importPath }) => {
    const [, name] = /\/(\w+)\.stories\.tsx$/.exec(importPath) ?? [];
    return title.startsWith('Kit/') && name !== undefined ? name : [];
  }),
);

const scripts = globSync('assets/*.js', { cwd: built }).map((file) =>
  readFileSync(join(built, file), 'utf8'),
);
/** Maps each component's name to whether at least one of its props is documented. */
const documented = new Map(
  scripts.flatMap((script) =>
    [...script.matchAll(/displayName:[`"'](\w+)[`"'][^{}]*?props:\{(.)/g)].map(
      ([, name = '', next]) => [name, next !== '}'] as const,
    ),
  ),
);

const missing = [...components].filter(
  (name) => documented.get(name) !== !withoutProps.includes(name),
);
for (const name of missing) console.error(`${name}: the props table is missing or unexpected.`);
if (components.size === 0) console.error('No component of the kit was found.');
if (missing.length > 0 || components.size === 0) process.exitCode = 1;
else console.log(`All ${components.size} components have the expected props tables.`);
