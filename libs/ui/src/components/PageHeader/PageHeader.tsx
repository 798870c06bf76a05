'use client';

import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useEffect, useRef, type ReactNode } from 'react';
import { formatMoment } from '../../days/formatMoment.ts';
import type { Closed } from '../../internal/closed.ts';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { useAnnounce } from '../LiveRegion/LiveRegion.tsx';
import * as styles from './PageHeader.css.ts';
import { useUpdatedText } from './useUpdatedText.ts';

export interface PageHeaderProps extends Omit<Closed<'header'>, 'title' | 'children'> {
  /** The page's h1, which a script can focus after a navigation. */
  title: string;
  /** Short description of the page. */
  description?: ReactNode;
  /**
   * Time at which the data was fetched, in milliseconds since the epoch; absent or 0 if nothing was
   * fetched.
   */
  updatedAt?: number | undefined;
  /** Refetches the data. Without it there is no Refresh button. */
  onRefresh?: (() => void) | undefined;
  /** Whether a refetch is running. @default false */
  refreshing?: boolean;
}

/** Renders the header of a signed-in page: title, time of the last update, Refresh button. */
export function PageHeader({
  title,
  description,
  updatedAt,
  onRefresh,
  refreshing = false,
  ...props
}: PageHeaderProps) {
  const updated = useUpdatedText(updatedAt);
  const askedAtRef = useAnnouncedRefresh(updatedAt, refreshing);
  return (
    <header {...props} className={styles.root}>
      <div className={styles.words}>
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {onRefresh && (
        <div className={styles.freshness}>
          <span className={styles.updated}>{updated}</span>
          {updated && updatedAt !== undefined && (
            // A relative time would be wrong on paper, which is read later.
            <span className={styles.onPaper}>{`As of ${formatMoment(updatedAt)}`}</span>
          )}
          <Button
            variant="outline"
            tone="neutral"
            size="small"
            icon={
              <Icon>
                <RefreshCw />
              </Icon>
            }
            loading={refreshing}
            onClick={() => {
              askedAtRef.current = updatedAt ?? 0;
              onRefresh();
            }}
          >
            Refresh
          </Button>
        </div>
      )}
    </header>
  );
}

/** Announces the end of a refetch that this page's Refresh button started. */
function useAnnouncedRefresh(updatedAt = 0, refreshing: boolean) {
  const announce = useAnnounce();
  const askedAt = useRef<number>(undefined);
  useEffect(() => {
    if (refreshing || askedAt.current === undefined) return;
    if (updatedAt > askedAt.current) announce('Updated just now');
    askedAt.current = undefined;
  }, [announce, refreshing, updatedAt]);
  return askedAt;
}
