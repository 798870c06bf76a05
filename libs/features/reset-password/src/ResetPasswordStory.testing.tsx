import { createFakeAuth, type FakeAuthOptions } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/product/routes';
import { StoryPage } from '@bank-bonuses/testing';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

export interface ResetPasswordStoryProps extends FakeAuthOptions {
  /** Whether the URL has the query `type=recovery`, with which the page sets a new password. */
  isRecovery?: boolean;
  /** Email address in the router state, for which a link was requested. */
  askedFor?: string;
}

/** Renders the page in the shell, with a mocked session. */
export function ResetPasswordStory({
  isRecovery = false,
  askedFor,
  ...options
}: ResetPasswordStoryProps) {
  const path = {
    pathname: paths.resetPassword,
    search: isRecovery ? '?type=recovery' : '',
    state: askedFor === undefined ? null : { email: askedFor },
  };
  return (
    <StoryPage auth={createFakeAuth(options)} path={path}>
      <ResetPasswordPage />
    </StoryPage>
  );
}
