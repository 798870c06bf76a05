import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import {
  confinedPackages,
  generatedReaders,
  scopeRules,
  testOnly,
  typeRules,
} from './boundaries.mjs';

const testFiles = ['**/*.test.{ts,tsx}', '**/*.test-d.ts', '**/*.stories.tsx', '**/*.bench.ts'];
const configFiles = ['**/*.config.{ts,mjs}', '**/.storybook/**', '**/*.stories.tsx'];

const boundaries = (extra = {}) => [
  'error',
  {
    enforceBuildableLibDependency: false,
    allow: [],
    depConstraints: [
      ...Object.entries(typeRules).map(([sourceTag, tags]) => ({
        sourceTag,
        onlyDependOnLibsWithTags: [
          ...tags,
          ...Object.keys(extra).filter((tag) => extra[tag].includes(sourceTag)),
        ],
      })),
      ...Object.entries(scopeRules).map(([sourceTag, tags]) => ({
        sourceTag,
        onlyDependOnLibsWithTags: tags,
      })),
    ],
  },
];

const confined = confinedPackages.map(({ packages, allowedIn }) => ({
  group: packages,
  message: `Only ${allowedIn.join(' and ')} may use this package (boundaries.mjs).`,
  allowedIn,
}));

const generated = {
  group: ['**/generated/**'],
  message: 'Import the domain types of the package; the generated schema is internal.',
};

const restrictedImports = (folder) => [
  'error',
  {
    patterns: [
      generated,
      ...confined
        .filter(({ allowedIn }) => !allowedIn.includes(folder))
        .map(({ group, message }) => ({ group, message })),
    ],
  },
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/reports/**',
      '**/generated/**',
      '**/storybook-static/**',
      '**/node_modules/**',
      '**/.cache/**',
      '**/.sandbox/**',
      '**/files/**',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { '@nx': nx, 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs['recommended-latest'].rules,
      '@nx/enforce-module-boundaries': boundaries(),
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      'no-restricted-imports': restrictedImports(''),
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Use named exports.' },
        { selector: 'ExportAllDeclaration', message: 'List every export by name.' },
      ],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      eqeqeq: ['error', 'always'],
    },
  },
  ...[...new Set(confined.flatMap(({ allowedIn }) => allowedIn))].map((folder) => ({
    files: [`${folder}/**/*.{ts,tsx}`],
    rules: { 'no-restricted-imports': restrictedImports(folder) },
  })),
  {
    files: generatedReaders,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: confined
            .filter(({ allowedIn }) => !allowedIn.includes('libs/api-client'))
            .map(({ group, message }) => ({ group, message })),
        },
      ],
    },
  },
  {
    files: testFiles,
    rules: {
      '@nx/enforce-module-boundaries': boundaries(testOnly),
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  { files: configFiles, rules: { 'no-restricted-syntax': 'off' } },
  {
    // Programs for a terminal: standard output is their interface.
    files: ['tools/**/*.{ts,mjs}', '**/scripts/**', '**/bench/**'],
    rules: { 'no-console': 'off' },
  },
);
