import type { Factor, Factors } from '@bank-bonuses/auth';
import { createFakeAuth, fakeFactor, fakeUser, signedInAs } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/product/routes';
import { StoryPage } from '@bank-bonuses/testing';
import { ChallengePage } from './ChallengePage.tsx';
import { EnrollPage } from './EnrollPage.tsx';

export interface SecondFactorScreenProps {
  /** @default true */
  isSetUp?: boolean;
  known?: Factor[];
  factors?: Partial<Factors>;
}

/** Renders the page as the guard shows it, in place of the requested page. */
export function SecondFactorScreen({
  isSetUp = true,
  known = [fakeFactor],
  factors = {},
}: SecondFactorScreenProps) {
  const auth = createFakeAuth({
    state: signedInAs({}, { needsSecondFactor: isSetUp }),
    factors: { list: () => Promise.resolve(known), ...factors },
  });
  const Page = isSetUp ? ChallengePage : EnrollPage;
  return (
    <StoryPage auth={auth} path={paths.dashboard}>
      <Page email={fakeUser.email} onSignOut={() => undefined} />
    </StoryPage>
  );
}
