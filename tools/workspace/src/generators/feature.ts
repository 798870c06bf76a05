import { join } from 'node:path';
import { formatFiles, generateFiles, names, readJson, updateJson, type Tree } from '@nx/devkit';
import { edit, insert } from './edit.ts';

export interface FeatureOptions {
  /** The feature's name in kebab-case. */
  name: string;
  /** The name of a lucide-react icon. @default 'circle' */
  icon?: string;
}

const features = 'libs/features';
const routes = 'libs/product/src/routes.ts';
const list = 'apps/portal/src/signedIn/signedInScreens.ts';
/** The apps that include every screen, so each new feature is added to them. */
const shells = ['apps/portal', 'apps/storybook'];

interface Manifest {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

interface References {
  references: { path: string }[];
}

/**
 * `nx g @bank-bonuses/workspace:feature <name>` adds a screen for signed-in customers as the last entry of
 * the sidebar. Run `npm install` afterwards to update the lockfile.
 */
export async function generateFeature(tree: Tree, options: FeatureOptions): Promise<void> {
  const { name } = options;
  const { className, propertyName } = names(name);
  const folder = `${features}/${name}`;
  if (tree.exists(folder)) throw new Error(`${folder} already exists.`);
  const icon = options.icon ?? 'circle';
  const model = readJson<Manifest>(tree, `${features}/accounts/package.json`);
  const versions = { ...model.dependencies, ...model.peerDependencies };
  generateFiles(tree, join(import.meta.dirname, 'files/feature'), folder, {
    name,
    className,
    propertyName,
    title: name
      .split('-')
      .map((word) => names(word).className)
      .join(' '),
    icon,
    Icon: names(icon).className,
    versions,
  });

  edit(tree, routes, (text) => withPath(text, name));
  edit(tree, list, (text) => withFeature(text, name));
  addReference(tree, 'tsconfig.json', folder);
  for (const shell of shells) {
    addReference(tree, `${shell}/tsconfig.json`, `../../${folder}`);
    updateJson<Manifest>(tree, `${shell}/package.json`, (manifest) => ({
      ...manifest,
      dependencies: sorted({
        ...manifest.dependencies,
        [`@bank-bonuses/feature-${name}`]: '*',
      }),
    }));
  }
  await formatFiles(tree);
}

/** Adds the feature's path at the end of `paths` and of `signedInPages`. */
function withPath(text: string, name: string): string | undefined {
  const { propertyName } = names(name);
  const ends = [
    [/export const paths = \{[^}]*/, `  ${propertyName}: '/${name}',\n`],
    [/export const signedInPages = \[[^\]]*/, `  paths.${propertyName},\n`],
  ] as const;
  return ends.reduce<string | undefined>((edited, [start, line]) => {
    const found = edited === undefined ? null : start.exec(edited);
    return found && edited ? insert(edited, found.index + found[0].length, line) : undefined;
  }, text);
}

/** Adds the import of the feature in alphabetical order, and the feature at the end of the list. */
function withFeature(text: string, name: string): string | undefined {
  const feature = `${names(name).propertyName}Feature`;
  const source = `@bank-bonuses/feature-${name}`;
  const imports = [...text.matchAll(/^import .* from '([^']+)';\n/gm)];
  const next = imports.find(([, from = '']) => from > source);
  const listed = /readonly SignedInScreen\[\] = \[[^\]]*/.exec(text);
  if (!next || !listed) return undefined;
  const end = listed.index + listed[0].length;
  return insert(
    insert(text, end, `  ${feature},\n`),
    next.index,
    `import { ${feature} } from '${source}';\n`,
  );
}

/** Adds a TypeScript project reference. */
function addReference(tree: Tree, file: string, path: string): void {
  updateJson<References>(tree, file, ({ references, ...config }) => ({
    ...config,
    references: [...references, { path }],
  }));
}

const sorted = (packages: Record<string, string>) =>
  Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
