import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Checks the built site: each page of the kit shows the props of the component that it is named
 * after, and every component with props has a props table.
 */
const built = join(import.meta.dirname, '..', process.argv[2] ?? 'dist');

/** Components without props. */
const withoutProps = ['VisuallyHidden'];

interface Entry {
  title: string;
  importPath: string;
  /** The file from which the stories import `meta.component`; missing for their own components. */
  componentPath?: string;
}

const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};
const pages = Object.values(entries).flatMap(({ title, importPath, componentPath = '' }) => {
  const [, name] = /\/(\w+)\.stories\.tsx$/.exec(importPath) ?? [];
  return title.startsWith('Kit/') && name !== undefined ? { name, componentPath } : [];
});
const components = new Set(pages.map(({ name }) => name));

/** Pages whose `meta.component` is another component, for example one of the stories' own. */
const mistaken = [...components].filter(
  (component) =>
    !pages.some(
      ({ name, componentPath }) =>
        name === component && basename(componentPath, '.tsx') === component,
    ),
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
for (const name of mistaken) console.error(`${name}: \`meta.component\` is another component.`);
if (components.size === 0) console.error('No component of the kit was found.');
if (missing.length + mistaken.length > 0 || components.size === 0) process.exitCode = 1;
else console.log(`All ${components.size} components have the expected props tables.`);
