import { htmlFileOf, paths, recoveryQuery, signedInPages } from '@bank-bonuses/product/routes';

/** A page that the build writes as an HTML file. */
export interface Page {
  /** The URL that is prerendered; `undefined` for the shell, which is served at all other URLs. */
  url?: string;
  /** Name of the HTML file in `dist`. */
  file: string;
  /** Lazy modules that the first view needs: paths relative to apps/portal, or names of chunk groups. */
  modules: string[];
}

const login = '../../libs/features/login/src/LoginPage.tsx';
const register = ['src/registration/RegistrationServices.tsx', 'firstStep'];
const resetPassword = '../../libs/features/reset-password/src/ResetPasswordPage.tsx';
const home = '../../libs/features/home/src/HomePage.tsx';
const authClient = '../../libs/auth/src/client/connect.ts';

const publicPage = (url: string, ...modules: string[]): Page => ({
  url,
  file: htmlFileOf(new URL(url, 'http://portal.invalid')),
  modules,
});

export const shell: Page = { file: 'index.html', modules: [] };

export const builtPages: Page[] = [
  shell,
  publicPage(paths.login, login),
  publicPage(paths.register, ...register),
  publicPage(paths.resetPassword, resetPassword),
  publicPage(`${paths.resetPassword}?${recoveryQuery.name}=${recoveryQuery.value}`, resetPassword),
];

/** Scripts that beforePaint.js fetches when the visitor begins to register, in any document. */
export const laterSteps = {
  beginPaths: [paths.register],
  firstModules: register,
  modules: ['../../libs/registration-wizard/src/later.ts'],
};

/** Pages and scripts that beforePaint.js shows and preloads if a session is stored. */
export const signedIn = {
  /** URL paths that show the frame of the signed-in pages. */
  framedPaths: [paths.root, ...signedInPages],
  /** The sign-in client, which has the token for every call, and the chunk with the code of all signed-in pages. */
  modules: [authClient, 'signedIn'],
  /** URL paths that show Home. */
  homePaths: [paths.root, paths.dashboard],
  homeModules: [home],
};
