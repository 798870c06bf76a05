import { productName } from '@bank-bonuses/product-facts';
import { LoadProblem, PublicPage, Skeleton, Stack, Text, TextButton } from '@bank-bonuses/ui';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { ChosenFactor } from './ChosenFactor.tsx';
import { LostDevice } from './LostDevice.tsx';
import { useFactorList, type FactorList } from './useFactorList.ts';

export interface SecondFactorPageProps {
  email: string;
  onSignOut: () => void;
}

const heading = 'One more step';

/** A session that has shown the password but not the second step opens nothing else. */
export function SecondFactorPage({ email, onSignOut }: SecondFactorPageProps) {
  const { list, isRetrying, retry } = useFactorList();
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
        <Content list={list} isRetrying={isRetrying} onRetry={retry} />
        <LostDevice key={String(isUnknown)} email={email} startsOpen={isUnknown} />
        <Text>
          You are logging in as {email}.{' '}
          <TextButton onClick={onSignOut}>Use another account</TextButton>
        </Text>
      </Stack>
    </PublicPage>
  );
}

interface ContentProps {
  list: FactorList;
  isRetrying: boolean;
  onRetry: () => void;
}

function Content({ list, isRetrying, onRetry }: ContentProps) {
  if (list.status === 'loading') return <Skeleton variant="control" />;
  if (list.status === 'failed') {
    return <LoadProblem message={list.message} onRetry={onRetry} retrying={isRetrying} />;
  }
  if (list.known.length === 0) {
    return <Text>This page cannot ask for the second step of your account.</Text>;
  }
  return <ChosenFactor factors={list.factors} known={list.known} />;
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
