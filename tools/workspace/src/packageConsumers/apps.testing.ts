/**
 * An app in `tools/package-consumers/fixtures` that uses the published packages as another team
 * would, with the checks that it must pass.
 */
export interface ConsumerApp {
  name: string;
  /**
   * The folder of the app in `fixtures`.
   * @default the app's name
   */
  fixture?: string;
  /** The folder in `tools/package-consumers/sources` with the code that several apps share. */
  sources?: string;
  /** The published packages that the app installs. */
  installs: readonly ('api-client' | 'ui')[];
  /** Commands that are run in the app's folder. Each must exit with code 0. */
  steps: readonly (readonly string[])[];
  page?: PageOfApp;
}

export interface PageOfApp {
  /** The folder of the built page, relative to the app. */
  folder: string;
  /**
   * Names of the Trusted Types policies that the bundler's loader creates. All other policies are
   * forbidden. `unsupported`: the loader assigns script URLs as strings, so the content security
   * policy does not require Trusted Types.
   */
  trustedTypes?: readonly string[] | 'unsupported';
}

const both = ['api-client', 'ui'] as const;
const vite: Omit<ConsumerApp, 'name'> = {
  sources: 'page',
  installs: both,
  steps: [['vite', 'build', '--logLevel', 'warn', '--assetsInlineLimit', '0']],
  page: { folder: 'dist' },
};
const script: Omit<ConsumerApp, 'name'> = {
  sources: 'node',
  installs: ['api-client'],
  steps: ['module.mjs', 'script.cjs'].map((file) => ['node', file]),
};
const types: Omit<ConsumerApp, 'name'> = {
  sources: 'types',
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
    sources: 'page',
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
