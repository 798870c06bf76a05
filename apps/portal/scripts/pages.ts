import { paths, recoveryQuery, signedInPages } from '@bank-bonuses/routes';
import { pageName } from '../src/start/pageName.ts';

/** A page of the portal, as the build needs it. */
export interface BuiltPage {
  /** The URL that it is rendered for. Without one, it is the shell of every other URL. */
  address?: string;
  /** The HTML file in dist. */
  file: string;
  /** The lazily loaded modules that the first view needs, as paths from apps/portal. */
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
 * The code of every signed-in page, one chunk of the bundler. These pages are not prerendered; their code is
 * preloaded.
 */
export const signedInModules = ['signedIn'];

/** The code of Home. */
export const homeModules = [...signedInModules, '../../libs/features/home/src/HomePage.tsx'];

/** The URLs where a visitor with a session sees Home first. */
export const homePaths = [paths.root, paths.dashboard];

/** The URLs where a visitor with a session sees the frame of the signed-in pages before any script. */
export const framedPaths = [paths.root, ...signedInPages];

/** All modules that Home loads. */
export const allHomeModules = [
  ...homeModules,
  '../../libs/ui/src/charts/BarChart/drawBars.ts',
  '../../libs/auth/src/client/authClient.ts',
];

/** Returns the mark by which the script recognizes the HTML that it may hydrate. */
export function markOf({ address }: BuiltPage): string | undefined {
  return address === undefined ? undefined : pageName(new URL(address, 'http://portal.invalid'));
}
