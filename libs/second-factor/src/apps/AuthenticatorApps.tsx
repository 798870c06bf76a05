import { useAuth, type Factor, type FactorKind } from '@bank-bonuses/auth';
import { usePortalConfig, useSessionPolicy } from '@bank-bonuses/product/react';
import { longDate } from '@bank-bonuses/product';
import { Button, DescriptionList, Inline, Stack, Text, VisuallyHidden } from '@bank-bonuses/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { shownName } from '../factorNames.ts';
import { renewSession } from '../renewSession.ts';
import { AddFactorDialog } from './AddFactorDialog.tsx';
import { RemoveAppDialog } from './RemoveAppDialog.tsx';
import { SecurityList, type News } from './SecurityList.tsx';

/** The identity provider's maximum number of factors. */
const maxApps = 10;

export interface AuthenticatorAppsProps {
  apps: UseQueryResult<Factor[]>;
  /** Called after a factor was added or removed; refetches the list. */
  onChanged: () => void;
}

/** Renders the second factors: a list, with buttons to add and remove them. */
export function AuthenticatorApps({ apps, onChanged }: AuthenticatorAppsProps) {
  const auth = useAuth();
  const { requiresSecondFactor } = useSessionPolicy();
  const offersPhones = usePortalConfig()?.phoneFactors === true;
  const [adding, setAdding] = useState<FactorKind>();
  const [removing, setRemoving] = useState<Factor>();
  const [news, setNews] = useState<News>();

  const added = (name: string) => {
    setNews({
      title: `${name} was added`,
      text: 'You now need a code from it to log in. Other devices that were logged in without a code have been logged out.',
    });
    onChanged();
  };

  const removed = (app: Factor) => {
    setRemoving(undefined);
    setNews({
      title: `${shownName(app)} was removed`,
      text: consequence(apps.data?.length === 1, requiresSecondFactor),
    });
    onChanged();
    // The enrollment page is shown once the access token lacks a second factor, so the token is
    // renewed now. If that fails, the page is shown after the next renewal of the token.
    if (requiresSecondFactor) renewSession(auth).catch(() => undefined);
  };

  return (
    <>
      <SecurityList query={apps} loadingText="Loading your authenticator apps" news={news}>
        {(list) => (
          <Stack gap="sm" align="start">
            <Text tone="quiet" size="small">
              {list.length > 0
                ? 'When you log in, you are asked for a code.'
                : 'You have not added one yet. With an authenticator app, someone who knows your password still cannot log in.'}
            </Text>
            {list.length > 0 && (
              <DescriptionList
                items={list.map((app) => ({
                  term: shownName(app),
                  value: `Added ${longDate(app.createdAt)}`,
                  action: (
                    <Button
                      variant="outline"
                      tone="neutral"
                      size="small"
                      onClick={() => setRemoving(app)}
                    >
                      Remove <VisuallyHidden>{shownName(app)}</VisuallyHidden>
                    </Button>
                  ),
                }))}
              />
            )}
            {list.length >= maxApps ? (
              <Text tone="quiet" size="small">
                You have added {maxApps}, the maximum number. Remove one to add another.
              </Text>
            ) : (
              <Inline gap="sm">
                <Button variant="outline" size="small" onClick={() => setAdding('totp')}>
                  Add an authenticator app
                </Button>
                {offersPhones && (
                  <Button variant="outline" size="small" onClick={() => setAdding('phone')}>
                    Add a phone
                  </Button>
                )}
              </Inline>
            )}
          </Stack>
        )}
      </SecurityList>
      {adding && (
        <AddFactorDialog
          open
          onOpenChange={() => setAdding(undefined)}
          kind={adding}
          known={apps.data ?? []}
          onAdded={added}
        />
      )}
      {removing && (
        <RemoveAppDialog
          app={removing}
          apps={apps.data ?? []}
          onClose={() => setRemoving(undefined)}
          onRemoved={() => removed(removing)}
        />
      )}
    </>
  );
}

function consequence(wasLast: boolean, requiresSecondFactor: boolean): string {
  if (!wasLast) return 'Its codes no longer work.';
  return requiresSecondFactor
    ? 'Every account here needs one: please add another now.'
    : 'From now on your password alone is enough to log in.';
}
