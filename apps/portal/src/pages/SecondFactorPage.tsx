import { ProblemPage } from './ProblemPage.tsx';

export interface SecondFactorPageProps {
  onSignOut: () => void;
}

/** A session that has shown the password but not the authenticator app opens nothing. */
export function SecondFactorPage({ onSignOut }: SecondFactorPageProps) {
  return (
    <ProblemPage
      heading="One more step is needed"
      text="Your account is protected by an authenticator app, and this session has not confirmed it. Log out and log in again to confirm it."
      action="Logout"
      onAction={onSignOut}
    />
  );
}
