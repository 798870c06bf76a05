import { useSignOutQuestion, type SessionFacts } from '@bank-bonuses/auth';
import { useSessionPolicy } from '@bank-bonuses/product/react';
import { Button, DescriptionList, Inline, LoadError, useLoadError } from '@bank-bonuses/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Value } from '../../values/Value.tsx';
import { endText, methodText, momentText } from './sessionMessages.ts';
import { SignOutDialog, type SignOutScope } from './SignOutDialog.tsx';

export interface ThisSessionProps {
  facts: UseQueryResult<SessionFacts>;
}

/** Renders the start and the sign-in method of this session, with buttons that end sessions. */
export function ThisSession({ facts }: ThisSessionProps) {
  const loadError = useLoadError(facts);
  const { maxSessionMs } = useSessionPolicy();
  const passQuestion = useSignOutQuestion();
  const [asked, setAsked] = useState<SignOutScope>();
  const known = facts.data;
  return (
    <>
      {loadError && !known ? (
        <LoadError
          message={loadError.message}
          onRetry={() => void facts.refetch()}
          retrying={facts.isFetching}
        />
      ) : (
        <DescriptionList
          items={[
            {
              term: 'Logged in',
              value: (
                <Value isWords emptyText="Unknown">
                  {known && momentText(known.signedInAt)}
                </Value>
              ),
            },
            {
              term: 'Logged in with',
              value: (
                <Value isWords emptyText="Unknown">
                  {known && methodText(known.methods)}
                </Value>
              ),
            },
            {
              term: 'Ends',
              value: <Value isWords>{known && endText(known.signedInAt, maxSessionMs)}</Value>,
            },
          ]}
        />
      )}
      <Inline gap="sm">
        <Button variant="outline" tone="neutral" size="small" onClick={() => setAsked('others')}>
          Log out other devices
        </Button>
        <Button
          variant="outline"
          tone="critical"
          size="small"
          onClick={() => passQuestion(() => setAsked('everywhere'))}
        >
          Log out everywhere
        </Button>
      </Inline>
      {asked && <SignOutDialog scope={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
