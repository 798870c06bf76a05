import nx from '@nx/eslint-plugin';
import parser from '@typescript-eslint/parser';
import { defineConfig } from 'eslint/config';
import jsdoc from 'eslint-plugin-jsdoc';
import { depConstraints } from './tools/workspace/lint/boundaries.mjs';

const testFiles = [
  '**/*.test.{ts,tsx}',
  '**/*.test-d.ts',
  '**/*.stories.tsx',
  '**/*.testing.{ts,tsx}',
  '**/testSetup.ts',
];

const moduleBoundaries = (kind, options = {}) => [
  'error',
  { enforceBuildableLibDependency: false, ...options, depConstraints: depConstraints(kind) },
];

/** Projects without product code: every file in them counts as a tool. */
const toolProjects = ['apps/{portal-e2e,storybook}', 'libs/testing', 'tools/*'];
const toolFiles = [
  ...testFiles,
  '**/*.config.ts',
  '**/scripts/**/*.ts',
  '**/bench/**/*.ts',
  '**/resilience/**/*.ts',
  '**/testing/**/*.{ts,tsx}',
];

/** The rules that Oxlint does not have. All others are in .oxlintrc.json. */
export default defineConfig(
  {
    ignores: [
      ...['dist', 'reports', 'generated', 'node_modules', '.cache', '.sandbox', '.nx'].map(
        (folder) => `**/${folder}/**`,
      ),
      // Sample projects of other teams, which use their own installed packages.
      'tools/package-consumers/**',
      // Imports packages that only full runs install.
      'tools/workspace/fullRun/**',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser },
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': moduleBoundaries('product'),
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'List every export by name.' },
        {
          selector:
            'CallExpression[callee.object.name="vi"][callee.property.name=/^wait(For|Until)$/][arguments.length=1]',
          message:
            'The default time-out is one second. Use expect.poll or waitFor, or set a timeout.',
        },
      ],
    },
  },
  {
    files: [...toolFiles, ...toolProjects.map((root) => `${root}/**/*.{ts,tsx}`)],
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
    files: ['libs/ui/src/reactHookForm.example.tsx', 'libs/api-client/examples/**/*.ts'],
    rules: {
      '@nx/enforce-module-boundaries': moduleBoundaries('product', {
        allowCircularSelfDependency: true,
      }),
    },
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
);
