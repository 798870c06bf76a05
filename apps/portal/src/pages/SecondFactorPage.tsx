import { ErrorPage } from './ErrorPage.tsx';

export interface SecondFactorPageProps {
  onSignOut: () => void;
}

/** A session that has shown the password but not the authenticator app opens nothing. */
export function SecondFactorPage({ onSignOut }: SecondFactorPageProps) {
  return (
    <ErrorPage
      heading="One more step is needed"
      text="Your account is protected by an authenticator app, whose code this page cannot ask for yet. Please contact support to get back into your account."
      action="Logout"
      onAction={onSignOut}
    />
  );
}
