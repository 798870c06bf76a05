/**
 * Allowed imports between projects. Every project has one `type:` and one `scope:` tag in its
 * package.json, and an import must be allowed by the rows of both. There is no `*` row, so a project
 * without tags fails lint. docs/architecture.md explains the table.
 */
const typeRules = {
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

const scopeRules = {
  'scope:public': ['scope:public'],
  'scope:base': ['scope:base'],
  'scope:portal': ['scope:portal', 'scope:public', 'scope:base'],
  'scope:server': ['scope:server', 'scope:public', 'scope:base'],
  'scope:e2e': ['scope:public', 'scope:base'],
  'scope:workspace': ['scope:server', 'scope:public', 'scope:base'],
  'scope:tests': [],
};

/** Tests and stories of these types may also import `type:testing`. */
const usersOfTesting = ['type:app', 'type:feature', 'type:flow', 'type:storybook'];

/** Tests, stories, configuration and scripts of every project may import these. */
const forTools = ['type:test-config', 'scope:tests'];

/** External packages that only projects with one of these tags may import. */
const confinedPackages = [
  { packages: ['@supabase/*'], allowedFor: ['type:data-access', 'type:tool'] },
  { packages: ['chart.js', 'chart.js/*'], allowedFor: ['type:ui'] },
  { packages: ['pg', 'kysely', '@electric-sql/*'], allowedFor: ['type:service', 'type:tool'] },
  // The sign-in client belongs to auth; the published packages do without it.
  {
    packages: ['@supabase/*'],
    allowedFor: Object.keys(scopeRules).filter((tag) => tag !== 'scope:public'),
  },
];

/**
 * Returns the constraints of Nx's rule for a kind of file: product code, a tool (configuration and
 * scripts), or a test. Each kind may import everything that the kind before it may.
 * @param {'product' | 'tool' | 'test'} kind
 */
export function depConstraints(kind) {
  return [typeRules, scopeRules].flatMap((rules) =>
    Object.entries(rules).map(([sourceTag, allowed]) => ({
      sourceTag,
      onlyDependOnLibsWithTags: [
        ...allowed,
        ...(kind === 'product' ? [] : forTools),
        ...(kind === 'test' && usersOfTesting.includes(sourceTag) ? ['type:testing'] : []),
      ],
      bannedExternalImports: confinedPackages
        .filter(({ allowedFor }) => allowedFor.some((tag) => tag in rules))
        .filter(({ allowedFor }) => !allowedFor.includes(sourceTag))
        .flatMap(({ packages }) => packages),
    })),
  );
}
