/** A project of another team in `tools/package-consumers/fixtures`, with the checks that must pass in it. */
export interface ConsumerApp {
  name: string;
  /** Its folder. @default the name */
  fixture?: string;
  /** The published packages that it installs. */
  installs: readonly ('api-client' | 'ui')[];
  /** Programs that must exit with 0 in its folder. */
  steps: readonly (readonly string[])[];
  page?: PageOfApp;
}

export interface PageOfApp {
  /** The folder of the built page. */
  folder: string;
  /**
   * Trusted Types policies of the bundler's loader. All others stay forbidden. `unsupported` for a loader
   * that assigns script URLs as strings: then the policy has no Trusted Types.
   */
  trustedTypes?: readonly string[] | 'unsupported';
}

const both = ['api-client', 'ui'] as const;
const vite: Omit<ConsumerApp, 'name'> = {
  installs: both,
  steps: [['vite', 'build', '--logLevel', 'warn', '--assetsInlineLimit', '0']],
  page: { folder: 'dist' },
};
const script: Omit<ConsumerApp, 'name'> = {
  installs: ['api-client'],
  steps: ['module.mjs', 'script.cjs'].map((file) => ['node', file]),
};
const types: Omit<ConsumerApp, 'name'> = {
  installs: both,
  steps: [
    ['tsc', '--module', 'esnext', '--moduleResolution', 'bundler'],
    ['tsc', '--module', 'node16', '--moduleResolution', 'node16'],
    ['tsc', '--module', 'nodenext', '--moduleResolution', 'nodenext'],
  ],
};

export const consumerApps: readonly ConsumerApp[] = [
  { ...vite, name: 'vite' },
  { ...vite, name: 'vite-react-19.0' },
  {
    name: 'webpack',
    installs: both,
    steps: [['webpack', '--stats', 'errors-warnings']],
    page: { folder: 'dist', trustedTypes: ['webpack'] },
  },
  {
    name: 'next',
    installs: both,
    steps: [['next', 'build']],
    page: { folder: 'out', trustedTypes: 'unsupported' },
  },
  {
    name: 'next-webpack',
    fixture: 'next',
    installs: both,
    steps: [['next', 'build', '--webpack']],
    page: { folder: 'out', trustedTypes: ['nextjs', 'nextjs#bundler'] },
  },
  { ...script, name: 'node-20' },
  { ...script, name: 'node-24' },
  { ...types, name: 'typescript-5.9' },
  { ...types, name: 'typescript-6' },
];
