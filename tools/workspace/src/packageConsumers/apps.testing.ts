/** Another team's project, below `tools/package-consumers/fixtures`, and what has to work in it. */
export interface GateApp {
  name: string;
  /** Its folder; by default called as the app is. */
  fixture?: string;
  /** The published packages that it installs. */
  installs: readonly ('api-client' | 'ui')[];
  /** Programs that must end well, in its folder. */
  steps: readonly (readonly string[])[];
  page?: PageOfApp;
}

export interface PageOfApp {
  /** Where the built page lies. */
  folder: string;
  /**
   * Trusted Types policies of the bundler's own loader; every other one stays forbidden. `unsupported` for a
   * loader that assigns the addresses of scripts as text: then everything but Trusted Types is enforced.
   */
  trustedTypes?: readonly string[] | 'unsupported';
}

const both = ['api-client', 'ui'] as const;
const vite: Omit<GateApp, 'name'> = {
  installs: both,
  steps: [['vite', 'build', '--logLevel', 'warn', '--assetsInlineLimit', '0']],
  page: { folder: 'dist' },
};
const script: Omit<GateApp, 'name'> = {
  installs: ['api-client'],
  steps: ['module.mjs', 'script.cjs'].map((file) => ['node', file]),
};
const types: Omit<GateApp, 'name'> = {
  installs: both,
  steps: [
    ['tsc', '--module', 'esnext', '--moduleResolution', 'bundler'],
    ['tsc', '--module', 'node16', '--moduleResolution', 'node16'],
    ['tsc', '--module', 'nodenext', '--moduleResolution', 'nodenext'],
  ],
};

export const gateApps: readonly GateApp[] = [
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
