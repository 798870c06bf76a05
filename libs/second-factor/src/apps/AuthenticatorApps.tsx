import { AuthError, useAuth, type Factor, type FactorKind } from '@bank-bonuses/auth';
import { usePortalConfig, useSessionPolicy } from '@bank-bonuses/product/react';
import { longDate } from '@bank-bonuses/product';
import {
  Button,
  DescriptionList,
  Inline,
  LoadError,
  Notice,
  Skeleton,
  Stack,
  Text,
  useLoadError,
  VisuallyHidden,
} from '@bank-bonuses/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { renewSession } from '../sessionUpdates.ts';
import { shownName } from '../enrollment/factorNames.ts';
import { AddFactorDialog } from './AddFactorDialog.tsx';
import { RemoveAppDialog } from './RemoveAppDialog.tsx';

/**
 * Shown in place of the client's text about the connection, which would still be shown after the
 * connection is back.
 */
const notLoaded = 'Your authenticator apps could not be loaded';

/** The identity provider's maximum number of factors. */
const maxApps = 10;

export interface AuthenticatorAppsProps {
  apps: UseQueryResult<Factor[]>;
  /** Called after a factor was added or removed; refetches the list. */
  onChanged: () => Promise<void>;
}

interface News {
  title: string;
  text: string;
}

/** Renders the second factors: a list, with buttons to add and remove them. */
export function AuthenticatorApps({ apps, onChanged }: AuthenticatorAppsProps) {
  const auth = useAuth();
  const { requiresSecondFactor } = useSessionPolicy();
  const offersPhones = usePortalConfig()?.phoneFactors === true;
  const loadError = useLoadError(apps);
  const list = apps.data;
  const [adding, setAdding] = useState<FactorKind>();
  const [removing, setRemoving] = useState<Factor>();
  const [news, setNews] = useState<News>();
  const notice = useRef<HTMLDivElement>(null);

  const count = list?.length;
  useEffect(() => {
    // The pressed button was removed with its list item, so the notice gets the focus.
    if (news && document.activeElement === document.body) notice.current?.focus();
  }, [news, count]);

  const changed = (title: string, text: string) => {
    setNews({ title, text });
    void onChanged();
  };

  const added = (name: string) =>
    changed(
      `${name} was added`,
      'You now need a code from it to log in. Other devices that were logged in without a code have been logged out.',
    );

  const removed = (name: string) => {
    changed(`${name} was removed`, consequence(list?.length === 1, requiresSecondFactor));
    // The enrollment page is shown once the access token lacks a second factor, so the token is
    // renewed now. If that fails, the page is shown after the next renewal of the token.
    if (requiresSecondFactor) renewSession(auth).catch(() => undefined);
  };

  return (
    <>
      {news && (
        <Notice ref={notice} tabIndex={-1} tone="positive" role="status" title={news.title}>
          {news.text}
        </Notice>
      )}
      {loadError && !list && (
        <LoadError
          message={isUnreachable(apps.error) ? notLoaded : loadError.message}
          onRetry={() => void apps.refetch()}
          retrying={apps.isFetching}
        />
      )}
      {!list && !loadError && <Loading />}
      {list && (
        <Stack gap="sm" align="start">
          <Text tone="quiet" size="small">
            {list.length > 0
              ? 'When you log in, you are asked for a code.'
              : 'You have not added one yet. With an authenticator app, someone who knows your password still cannot log in.'}
          </Text>
          {list.length > 0 && <AppList apps={list} onRemove={setRemoving} />}
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
      {adding && (
        <AddFactorDialog
          open
          onOpenChange={() => setAdding(undefined)}
          kind={adding}
          known={list ?? []}
          onAdded={added}
        />
      )}
      {removing && (
        <RemoveAppDialog
          app={removing}
          apps={list ?? []}
          onClose={() => setRemoving(undefined)}
          onRemoved={() => {
            setRemoving(undefined);
            removed(shownName(removing));
          }}
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

interface AppListProps {
  apps: readonly Factor[];
  onRemove: (app: Factor) => void;
}

const AppList = ({ apps, onRemove }: AppListProps) => (
  <DescriptionList
    items={apps.map((app) => ({
      term: shownName(app),
      value: `Added ${longDate(app.createdAt)}`,
      action: (
        <Button variant="outline" tone="neutral" size="small" onClick={() => onRemove(app)}>
          Remove <VisuallyHidden>{shownName(app)}</VisuallyHidden>
        </Button>
      ),
    }))}
  />
);

const isUnreachable = (error: Error | null) => error instanceof AuthError && error.retryable;

const Loading = () => (
  <>
    <VisuallyHidden role="status">Loading your authenticator apps</VisuallyHidden>
    <Skeleton />
    <Skeleton width="half" />
  </>
);
