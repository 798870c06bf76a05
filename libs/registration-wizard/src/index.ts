import { paths } from '@bank-bonuses/product/routes';
import type { RouteObject } from 'react-router';
import { titleOf } from './steps.ts';

export type { TermsDialogProps } from './legal/LegalDialog.tsx';

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

/** Loads the form that requests another confirmation mail. */
export const loadResendConfirmation = async () =>
  (await import('./success/ResendConfirmation.tsx')).ResendConfirmation;

/** Loads the dialog with the Terms of Service that applicants accept. */
export const loadTermsDialog = async () => (await import('./legal/LegalDialog.tsx')).TermsDialog;
