import { useSignOutQuestion, type SessionFacts } from '@bank-bonuses/auth';
import { useSessionPolicy } from '@bank-bonuses/product/react';
import { Button, DescriptionList, Inline, LoadError, useLoadError } from '@bank-bonuses/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { valueItem, words } from '../../values/valueItem.tsx';
import { endText, methodText, momentText } from './sessionMessages.ts';
import { SignOutDialog, type SignOutScope } from './SignOutDialog.tsx';

const unknown = { ...words, emptyText: 'Unknown' };

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
            valueItem('Logged in', known && momentText(known.signedInAt), unknown),
            valueItem('Logged in with', known && methodText(known.methods), unknown),
            valueItem('Ends', known && endText(known.signedInAt, maxSessionMs), words),
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
