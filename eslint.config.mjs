import nx from '@nx/eslint-plugin';
import { defineConfig } from 'eslint/config';
import jsdoc from 'eslint-plugin-jsdoc';
import reactHooks from 'eslint-plugin-react-hooks';
import { join, matchesGlob } from 'node:path';
import tseslint from 'typescript-eslint';
import {
  allowedTags,
  confinedPackages,
  forbiddenProjects,
  generatedReaders,
  scopeRules,
  toolTypes,
  typeRules,
  workspaceProjects,
} from './tools/workspace/lint/boundaries.mjs';
import { declaredImports, declaredPackages } from './tools/workspace/lint/declaredImports.mjs';

const testFiles = [
  '**/*.test.{ts,tsx}',
  '**/*.test-d.ts',
  '**/*.stories.tsx',
  '**/*.testing.{ts,tsx}',
  '**/testSetup.ts',
];

const moduleBoundaries = (kind, options = {}) => [
  'error',
  {
    enforceBuildableLibDependency: false,
    ...options,
    depConstraints: [...Object.keys(typeRules), ...Object.keys(scopeRules)].map((sourceTag) => ({
      sourceTag,
      onlyDependOnLibsWithTags: allowedTags(sourceTag, kind),
    })),
  },
];

/**
 * The same table by package name. Nx's rule uses the project graph: it reports relative imports and cycles,
 * but ignores imports that it cannot resolve (an app without exports), and does nothing until a graph has
 * been computed.
 */
const restrictedImports = (project, kind, readsGenerated = false) => {
  const patterns = [
    ...forbiddenProjects(project, kind).map(({ name }) => ({
      group: [name, `${name}/*`],
      message: `${project.root} must not use ${name}: see the table in docs/architecture.md.`,
    })),
    ...confinedPackages
      .filter(({ allowedIn }) => !allowedIn.includes(project.root))
      .map(({ packages, allowedIn }) => ({
        group: packages,
        message: `Only ${allowedIn.join(' and ')} can import this package (tools/workspace/lint/boundaries.mjs).`,
      })),
    ...(readsGenerated
      ? []
      : [{ group: ['**/generated/**'], message: 'Import the domain types, not the schema.' }]),
  ];
  return {
    'no-restricted-imports': ['error', { patterns }],
    'workspace/restricted-lazy-imports': ['error', { patterns }],
  };
};

/**
 * Checks `import()`, which ESLint's `no-restricted-imports` ignores. The portal loads its screens with it.
 */
const restrictedLazyImports = {
  meta: { type: 'problem', schema: [{ type: 'object' }] },
  create: (context) => ({
    ImportExpression(node) {
      const { value } = node.source;
      if (typeof value !== 'string') return;
      const path = value.replace(/^(\.\.?\/)+/, '');
      const hit = context.options[0].patterns.find(({ group }) =>
        group.some((glob) => matchesGlob(path, glob) || matchesGlob(path, `${glob}/**`)),
      );
      if (hit) context.report({ node, message: hit.message });
    },
  }),
};

/** Comments name their subject: plain English, as CONTRIBUTING.md says. */
const plainComments = {
  'no-warning-comments': [
    'error',
    {
      terms: ['what', 'who', 'those', 'nobody', 'somebody', 'is no', 'of its own'],
      location: 'start',
      decoration: ['*'],
    },
  ],
};

const projects = workspaceProjects(import.meta.dirname);

const mayImport = (...packages) => ({ 'workspace/declared-imports': ['error', packages.flat()] });

/** The packages that the root declares: shared tools for tests, builds and programs. */
const sharedTools = declaredPackages(import.meta.dirname);
const isForTools = ({ tags }) => tags.some((tag) => toolTypes.includes(tag));
const toolFiles = [
  ...testFiles,
  '**/*.config.ts',
  '**/scripts/**/*.ts',
  '**/bench/**/*.ts',
  '**/resilience/**/*.ts',
  '**/testing/**/*.{ts,tsx}',
];

export default defineConfig(
  {
    ignores: [
      ...['dist', 'reports', 'generated', 'node_modules', '.cache', '.sandbox', '.nx'].map(
        (folder) => `**/${folder}/**`,
      ),
      // Sample projects of other teams, which use their own installed packages.
      'tools/package-consumers/**',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended, reactHooks.configs.flat['recommended-latest']],
    plugins: {
      '@nx': nx,
      workspace: {
        rules: {
          'restricted-lazy-imports': restrictedLazyImports,
          'declared-imports': declaredImports,
        },
      },
    },
    rules: {
      '@nx/enforce-module-boundaries': moduleBoundaries('product'),
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      ...plainComments,
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Use named exports.' },
        { selector: 'ExportAllDeclaration', message: 'List every export by name.' },
        {
          selector:
            'CallExpression[callee.object.name="vi"][callee.property.name=/^wait(For|Until)$/][arguments.length=1]',
          message:
            'The default time-out is one second. Use expect.poll or waitFor, or set a timeout.',
        },
      ],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      eqeqeq: 'error',
    },
  },
  {
    // Plain scripts and their types: only their comments are checked.
    files: ['**/*.{js,cjs,mjs,mts}'],
    languageOptions: { parser: tseslint.parser },
    rules: plainComments,
  },
  ...projects
    .flatMap((project) => [
      {
        files: [`${project.root}/**/*.{ts,tsx}`],
        rules: restrictedImports(project, isForTools(project) ? 'tool' : 'product'),
      },
      {
        files: toolFiles.map((glob) => `${project.root}/${glob}`),
        rules: restrictedImports(project, 'tool'),
      },
      {
        files: testFiles.map((glob) => `${project.root}/${glob}`),
        rules: restrictedImports(project, 'test'),
      },
      {
        files: generatedReaders.filter((file) => file.startsWith(`${project.root}/`)),
        rules: restrictedImports(project, 'product', true),
      },
    ])
    .filter(({ files }) => files.length > 0),
  ...projects.flatMap((project) => {
    const { root } = project;
    const own = declaredPackages(join(import.meta.dirname, root));
    const extra = isForTools(project) ? sharedTools : [];
    return [
      { files: [`${root}/**/*.{ts,tsx}`], rules: mayImport(own, extra) },
      { files: toolFiles.map((glob) => `${root}/${glob}`), rules: mayImport(own, sharedTools) },
    ];
  }),
  {
    files: [
      ...toolFiles,
      ...projects.filter(isForTools).map(({ root }) => `${root}/**/*.{ts,tsx}`),
    ],
    rules: { '@nx/enforce-module-boundaries': moduleBoundaries('tool') },
  },
  {
    files: testFiles,
    rules: {
      '@nx/enforce-module-boundaries': moduleBoundaries('test'),
    },
  },
  {
    // Examples in the docs import the package by its name, as users do.
    files: ['libs/ui/src/**/*.example.tsx', 'libs/api-client/examples/**/*.ts'],
    rules: {
      '@nx/enforce-module-boundaries': moduleBoundaries('product', {
        allowCircularSelfDependency: true,
      }),
    },
  },
  {
    files: ['**/*.config.ts', '**/.storybook/**', '**/*.stories.tsx'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // Other teams read these docstrings in their editors. Types come from TypeScript, not from tags.
    files: ['libs/{api-client,ui}/src/**/*.{ts,tsx}'],
    ignores: [...testFiles, ...['css', 'docs', 'example'].map((kind) => `**/*.${kind}.{ts,tsx}`)],
    plugins: { jsdoc },
    rules: {
      'jsdoc/require-jsdoc': [
        'error',
        {
          publicOnly: true,
          require: { ClassDeclaration: true },
          contexts: [
            // The types of props need no docstring: the component and each prop have one.
            'TSInterfaceDeclaration:not([id.name=/Props$/])',
            'TSTypeAliasDeclaration:not([id.name=/Props$/])',
            'ExportNamedDeclaration > VariableDeclaration',
          ],
        },
      ],
      'jsdoc/require-description': 'error',
      'jsdoc/match-description': [
        'error',
        {
          contexts: [
            'ExportNamedDeclaration > FunctionDeclaration',
            'ExportNamedDeclaration > VariableDeclaration:has(> VariableDeclarator > ArrowFunctionExpression)',
          ],
          mainDescription: {
            match: '/^\\s*[A-Z][a-z]+s\\b/u',
            message: 'Begin with a verb in the third person: "Returns …", "Renders …", "Throws …".',
          },
        },
      ],
      'jsdoc/no-types': 'error',
      'jsdoc/check-tag-names': ['error', { definedTags: ['default'] }],
    },
  },
  {
    // Programs that print to the terminal.
    files: ['tools/**/*.ts', '**/scripts/**', '**/bench/**'],
    rules: { 'no-console': 'off' },
  },
);
