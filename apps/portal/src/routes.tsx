import { accountsRoutes } from '@bank-bonuses/feature-accounts';
import { bonusesRoutes } from '@bank-bonuses/feature-bonuses';
import { homeRoutes } from '@bank-bonuses/feature-home';
import { loginRoutes } from '@bank-bonuses/feature-login';
import { resetPasswordRoutes } from '@bank-bonuses/feature-reset-password';
import { settingsRoutes } from '@bank-bonuses/feature-settings';
import { registrationRoutes } from '@bank-bonuses/registration-wizard';
import { paths } from '@bank-bonuses/routes';
import { replace, type RouteObject } from 'react-router';
import { RouteErrorPage } from './pages/RouteErrorPage.tsx';
import { RegistrationServices } from './registration/RegistrationServices.tsx';
import { Root } from './Root.tsx';
import { Guard } from './session/Guard.tsx';
import { LoginGate } from './session/LoginGate.tsx';
import { RegisterGate } from './session/RegisterGate.tsx';

/** Every page of the portal. A feature brings its own routes; the shell says who may see them. */
export const portalRoutes: RouteObject[] = [
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
            children: [{ Component: RegistrationServices, children: registrationRoutes }],
          },
          {
            Component: Guard,
            children: [
              {
                lazy: async () => {
                  const { SignedInArea } = await import('./signedIn/SignedInArea.tsx');
                  return { Component: SignedInArea };
                },
                children: [...homeRoutes, ...accountsRoutes, ...bonusesRoutes, ...settingsRoutes],
              },
            ],
          },
          { path: '*', loader: () => replace(paths.login) },
        ],
      },
    ],
  },
];
