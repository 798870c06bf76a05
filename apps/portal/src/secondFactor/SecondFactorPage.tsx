import { productName } from '@bank-bonuses/product-facts';
import { LostDevice, SecondFactorForm, useFactorList } from '@bank-bonuses/second-factor';
import { PublicPage, Stack, Text, TextButton } from '@bank-bonuses/ui';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

export interface SecondFactorPageProps {
  email: string;
  onSignOut: () => void;
}

const heading = 'One more step';

/** A session that has shown the password but not the second step opens nothing else. */
export function SecondFactorPage({ email, onSignOut }: SecondFactorPageProps) {
  const factorList = useFactorList();
  const { list } = factorList;
  const headingRef = useRef<HTMLHeadingElement>(null);
  useOwnTitle();
  // The page takes another one's place without a change of the address.
  useLayoutEffect(() => headingRef.current?.focus({ preventScroll: true }), []);
  const isUnknown = list.status === 'ready' && list.known.length === 0;
  return (
    <PublicPage
      heading={heading}
      headingRef={headingRef}
      lede="Your account asks for a second step after the password."
    >
      <Stack gap="lg">
        <SecondFactorForm {...factorList} />
        <LostDevice key={String(isUnknown)} email={email} startsOpen={isUnknown} />
        <Text>
          You are logging in as {email}.{' '}
          <TextButton onClick={onSignOut}>Use another account</TextButton>
        </Text>
      </Stack>
    </PublicPage>
  );
}

/** The title of the page that was asked for comes back with that page. */
function useOwnTitle(): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const before = document.title;
    document.title = `${heading} · ${productName}`;
    return () => {
      document.title = before;
    };
  }, [pathname]);
}
