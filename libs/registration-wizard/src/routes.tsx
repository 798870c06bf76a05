import { paths } from '@bank-bonuses/product/routes';
import type { RouteObject } from 'react-router';
import { titleOf } from './steps/stepMessages.ts';

/** Registration: five steps on one page. */
export const registrationRoutes: RouteObject[] = [
  {
    path: paths.register,
    handle: { title: titleOf(1) },
    lazy: async () => {
      const { RegistrationPage } = await import('./page/RegistrationPage.tsx');
      return { Component: RegistrationPage };
    },
  },
];
