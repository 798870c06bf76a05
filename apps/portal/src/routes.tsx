import { loginRoutes } from '@bank-bonuses/feature-login';
import { resetPasswordRoutes } from '@bank-bonuses/feature-reset-password';
import { registrationRoutes } from '@bank-bonuses/registration-wizard';
import { paths, signedInPages } from '@bank-bonuses/product/routes';
import { replace, type RouteObject } from 'react-router';
import { RouteErrorPage } from './pages/RouteErrorPage.tsx';
import { Root } from './Root.tsx';
import { lockHandle } from '@bank-bonuses/second-factor/lock';
import { Guard } from './session/Guard.tsx';
import { LoginGate } from './session/LoginGate.tsx';
import { RegisterGate } from './session/RegisterGate.tsx';
import { createSignedInRoute, type LoadSignedInCode } from './signedIn/createSignedInRoute.tsx';

/** Loaded with the wizard, because no other public page needs the API client. */
const loadRegistrationServices = async () => ({
  Component: (await import('./registration/RegistrationServices.tsx')).RegistrationServices,
});

/**
 * Creates the routes of all pages. Public pages define their own routes; the gates and the guard of
 * the shell decide who may open them.
 */
export const createRoutes = (
  signedInPaths: readonly string[],
  loadSignedInCode: LoadSignedInCode,
): RouteObject[] => [
  {
    Component: Root,
    ErrorBoundary: RouteErrorPage,
    children: [
      {
        ErrorBoundary: RouteErrorPage,
        children: [
          { Component: LoginGate, children: loginRoutes },
          ...resetPasswordRoutes,
          {
            Component: RegisterGate,
            children: [{ lazy: loadRegistrationServices, children: registrationRoutes }],
          },
          {
            Component: Guard,
            handle: lockHandle,
            children: [createSignedInRoute(signedInPaths, loadSignedInCode)],
          },
          { path: '*', loader: () => replace(paths.login) },
        ],
      },
    ],
  },
];

export const portalRoutes = createRoutes(signedInPages, () => import('./signedIn/signedInCode.ts'));
