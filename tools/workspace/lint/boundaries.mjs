import { globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

const ownRoot = join(import.meta.dirname, '..', '..', '..');

/**
 * Allowed imports between projects. Every project has one `type:` and one `scope:` tag, and an import must be
 * allowed by the rows of both. There is no `*` row, so a project without tags fails lint.
 * `docs/architecture.md` shows this table, and a test in `tools/workspace` compares them.
 */
export const typeRules = {
  'type:app': ['type:feature', 'type:flow', 'type:data-access', 'type:ui', 'type:util'],
  'type:service': ['type:data-access', 'type:util'],
  'type:feature': ['type:flow', 'type:data-access', 'type:ui', 'type:util'],
  'type:flow': ['type:data-access', 'type:ui', 'type:util'],
  'type:data-access': ['type:util'],
  'type:ui': ['type:util'],
  'type:util': [],
  'type:testing': ['type:data-access', 'type:ui', 'type:util'],
  'type:test-config': [],
  'type:storybook': [
    'type:feature',
    'type:flow',
    'type:ui',
    'type:data-access',
    'type:util',
    'type:testing',
  ],
  'type:e2e': ['type:util', 'type:data-access'],
  'type:tool': ['type:service', 'type:data-access', 'type:util'],
};

export const scopeRules = {
  'scope:public': ['scope:public'],
  'scope:base': ['scope:base'],
  'scope:portal': ['scope:portal', 'scope:public', 'scope:base'],
  'scope:server': ['scope:server', 'scope:public', 'scope:base'],
  'scope:e2e': ['scope:public', 'scope:base'],
  'scope:workspace': ['scope:server', 'scope:public', 'scope:base'],
  'scope:tests': [],
};

/**
 * Tags of projects that only tests and stories may import. Each is listed with the tags of the
 * projects whose tests and stories may import it.
 */
export const testOnly = {
  'type:testing': ['type:app', 'type:feature', 'type:flow', 'type:storybook'],
};

/** Projects that tests, stories, configuration and scripts of every project may import. */
export const toolOnly = ['type:test-config', 'scope:tests'];

/**
 * Types of projects that contain no product code. Every file in such a project counts as a tool.
 */
export const toolTypes = [
  'type:tool',
  'type:testing',
  'type:test-config',
  'type:storybook',
  'type:e2e',
];

/**
 * The kind of a file, which decides what the file may import. Each kind may import everything that
 * the kind before it may.
 * @typedef {'product' | 'tool' | 'test'} FileKind
 */

/** External packages that only files in the listed folders may import. */
export const confinedPackages = [
  { packages: ['@supabase/*'], allowedIn: ['libs/auth', 'tools/sandbox'] },
  { packages: ['chart.js', 'chart.js/*'], allowedIn: ['libs/ui'] },
  {
    packages: ['pg', 'kysely', '@electric-sql/*'],
    allowedIn: ['apps/api', 'tools/sandbox'],
  },
];

/**
 * The only file that may import the types generated from the OpenAPI description. It re-exports the
 * public types by name.
 */
export const generatedReaders = ['libs/api-client/src/types.ts'];

/** @typedef {{ name: string, root: string, tags: string[] }} Project */

/**
 * Returns the tags of the projects that files of this kind may import, if their own project has
 * `sourceTag`.
 * @param {FileKind} kind
 */
export function allowedTags(sourceTag, kind) {
  const forTests = Object.keys(testOnly).filter((tag) => testOnly[tag].includes(sourceTag));
  return [
    ...(typeRules[sourceTag] ?? scopeRules[sourceTag]),
    ...(kind === 'product' ? [] : toolOnly),
    ...(kind === 'test' ? forTests : []),
  ];
}

/**
 * Returns every package of the workspace with its tags. Throws if a package has no known `type:` or
 * `scope:` tag.
 * @returns {Project[]}
 */
export function workspaceProjects(workspaceRoot) {
  const { workspaces } = readManifest(join(workspaceRoot, 'package.json'));
  return globSync(
    workspaces.map((pattern) => `${pattern}/package.json`),
    { cwd: workspaceRoot },
  ).map((file) => {
    const { name, nx } = readManifest(join(workspaceRoot, file));
    const tags = nx?.tags ?? [];
    if (!tags.some((tag) => tag in typeRules) || !tags.some((tag) => tag in scopeRules)) {
      throw new Error(
        `${file} must have one known type: tag and one known scope: tag under nx.tags.`,
      );
    }
    return { name, root: dirname(file).split(sep).join('/'), tags };
  });
}

/**
 * Returns the projects that files of this kind in `project` must not import.
 * @param {Project} project
 * @param {FileKind} kind
 * @returns {Project[]}
 */
export function forbiddenProjects(project, kind, projects = workspaceProjects(ownRoot)) {
  return projects.filter(
    (other) =>
      other.name !== project.name &&
      !project.tags.every((tag) =>
        allowedTags(tag, kind).some((allowed) => other.tags.includes(allowed)),
      ),
  );
}

function readManifest(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
