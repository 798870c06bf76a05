import { paths, recoveryQuery, signedInPages } from '@bank-bonuses/routes';
import { pageName } from '../src/start/pageName.ts';

/** A page that the build writes as an HTML file. */
export interface BuiltPage {
  /**
   * The URL for which the page is prerendered. `undefined` for the shell, which is served at all
   * other URLs.
   */
  address?: string;
  /** Name of the HTML file in `dist`. */
  file: string;
  /** Lazily loaded modules that the first view needs, as paths relative to apps/portal. */
  modules: string[];
}

const login = '../../libs/features/login/src/LoginPage.tsx';
const resetPassword = '../../libs/features/reset-password/src/ResetPasswordPage.tsx';

export const builtPages: BuiltPage[] = [
  { file: 'index.html', modules: [] },
  { address: paths.login, file: 'login.html', modules: [login] },
  {
    address: paths.register,
    file: 'register.html',
    modules: ['../../libs/registration-wizard/src/page/RegistrationPage.tsx'],
  },
  { address: paths.resetPassword, file: 'reset-password.html', modules: [resetPassword] },
  {
    address: `${paths.resetPassword}?${recoveryQuery.name}=${recoveryQuery.value}`,
    file: 'set-new-password.html',
    modules: [resetPassword],
  },
];

/**
 * The chunk with the code that all signed-in pages share. These pages are not prerendered; their
 * code is preloaded instead.
 */
export const signedInModules = ['signedIn'];

/** The chunks that Home needs. */
export const homeModules = [...signedInModules, '../../libs/features/home/src/HomePage.tsx'];

/** URL paths at which a visitor with a session sees Home first. */
export const homePaths = [paths.root, paths.dashboard];

/**
 * URL paths at which a visitor with a session sees the frame of the signed-in pages before any
 * script runs.
 */
export const framedPaths = [paths.root, ...signedInPages];

/** All modules that Home loads, including those that it loads after its first render. */
export const allHomeModules = [
  ...homeModules,
  '../../libs/ui/src/charts/BarChart/drawBars.ts',
  '../../libs/auth/src/client/authClient.ts',
];

/**
 * Returns the page name in `data-page`, by which startPortal.tsx recognizes HTML that it can
 * hydrate. `undefined` for the shell.
 */
export function markOf({ address }: BuiltPage): string | undefined {
  return address === undefined ? undefined : pageName(new URL(address, 'http://portal.invalid'));
}
