import type { Route } from '@bank-bonuses/navigation';
import { paths } from '@bank-bonuses/routes';
import { titleOf } from './steps/stepTexts.ts';

/** Registration: five steps on one page. */
export const registrationRoutes: Route[] = [
  {
    path: paths.register,
    handle: { title: titleOf(1) },
    lazy: async () => {
      const { RegistrationPage } = await import('./shell/RegistrationPage.tsx');
      return { Component: RegistrationPage };
    },
  },
];
