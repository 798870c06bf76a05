import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Checks the built site: every link of an MDX page leads to a page or a story, no URL is absolute
 * (so that the site works below any path), and the theme's styles are included.
 */
const root = join(import.meta.dirname, '..');
const built = join(root, process.argv[2] ?? 'dist');
const read = (file: string) => readFileSync(file, 'utf8');

const { entries } = JSON.parse(read(join(built, 'index.json'))) as {
  entries: Record<string, unknown>;
};

const written = globSync('src/pages/*.mdx', { cwd: root }).flatMap((file) =>
  [...read(join(root, file)).matchAll(/\?path=\/(?:docs|story)\/([\w-]+)/g)].map(
    ([link, id = '']) => ({ file, link, id }),
  ),
);
const dead = written.filter(({ id }) => !(id in entries));

const rooted = ['index.html', 'iframe.html'].flatMap((file) =>
  [...read(join(built, file)).matchAll(/(?:src|href)="(\/[^/"][^"]*)"/g)].map(([, path = '']) => ({
    file,
    link: path,
  })),
);

const hasTheme = globSync('assets/iframe-*.css', { cwd: built }).some((file) =>
  read(join(built, file)).includes('--bb-ground-page:'),
);

for (const { file, link } of [...dead, ...rooted])
  console.error(`${file}: broken or absolute link: ${link}`);
if (written.length === 0) console.error('No MDX page contains a link: check the glob pattern.');
if (!hasTheme) console.error("The preview's stylesheet does not contain the theme's variables.");
if (dead.length + rooted.length > 0 || written.length === 0 || !hasTheme) process.exitCode = 1;
else console.log(`All ${written.length} links work, and the site works below any path.`);
