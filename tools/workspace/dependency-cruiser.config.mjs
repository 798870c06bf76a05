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
