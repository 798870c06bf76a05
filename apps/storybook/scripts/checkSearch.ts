import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Checks the built index: the search finds each component by its name and by its other names, and
 * the exports of the kit and of the API client.
 */
const built = join(import.meta.dirname, '..', process.argv[2] ?? 'dist');

interface Entry {
  type: 'docs' | 'story';
  title: string;
  name: string;
  anchors?: { title: string }[];
}
const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};

const libs = join(import.meta.dirname, '../../../libs');

/** Returns the exported functions, hooks, classes and constants that API reports list. */
const exportsOf = (reports: string) =>
  globSync(reports, { cwd: libs }).flatMap(
    (report) =>
      readFileSync(join(libs, report), 'utf8').match(
        /(?<=^export (?:abstract )?(?:function|const|class) )\w+/gm,
      ) ?? [],
  );

const wrong = Object.values(entries).filter(({ type, title, name }) =>
  type === 'docs' ? name !== basename(title) : !name.startsWith(`${basename(title)} / `),
);
for (const { title, name } of wrong)
  console.error(`${title}: the entry '${name}' does not contain the component's name.`);

const searched = Object.values(entries).flatMap(({ name, anchors = [] }) => [
  name,
  ...anchors.map((anchor) => anchor.title),
]);
const wanted = [
  ...['Tabs', 'TextArea', 'modal', '401', 'getProfile', 'Tailwind', 'react-hook-form', 'Dark'],
  ...exportsOf('ui/etc/{ui,charts}.api.md'),
  ...exportsOf('api-client/etc/*.api.md'),
];
const found = new Set(searched.flatMap((text) => text.split(/[ ()]/)));
const missing = wanted.filter((word) => !found.has(word));
for (const word of missing) console.error(`The search does not find '${word}'.`);

if (wrong.length + missing.length > 0) process.exitCode = 1;
else console.log(`The search finds ${searched.length} names.`);
