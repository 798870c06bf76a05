/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circular',
      comment:
        'Move the code that several of these files need to a file that imports none of them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'service-modules',
      comment: 'Import a module of the service through its index.ts, and no test helpers.',
      severity: 'error',
      from: { path: '^apps/api/src/([^/]+)/', pathNot: '\\.test\\.ts$|^apps/api/src/testing/' },
      to: {
        path: '^apps/api/src/[^/]+/',
        pathNot: '^apps/api/src/($1/|(?!testing/)[^/]+/index\\.ts$)',
      },
    },
  ],
  options: {
    exclude: {
      path: '(^|/)(node_modules|dist|reports|generated|fixtures|\\.cache|\\.sandbox)/|^tools/package-consumers/',
    },
    // Type-only imports count as dependencies too.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@bank-bonuses/source'],
    },
  },
};
