import type { Factor, Factors } from '@bank-bonuses/auth';
import { createFakeAuth, fakeFactor, fakeUser, signedInAs } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/product/routes';
import { TestProviders } from '@bank-bonuses/testing';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
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
  const [auth] = useState(() =>
    createFakeAuth({
      state: signedInAs({}, { needsSecondFactor: isSetUp }),
      factors: { list: () => Promise.resolve(known), ...factors },
    }),
  );
  const Page = isSetUp ? ChallengePage : EnrollPage;
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          path: '*',
          element: <Page email={fakeUser.email} onSignOut={() => undefined} />,
        },
      ],
      { initialEntries: [paths.dashboard] },
    ),
  );
  return (
    <TestProviders auth={auth}>
      <RouterProvider router={router} />
    </TestProviders>
  );
}
