'use client';

import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import type { Closed } from '../../internal/closed.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './Pagination.css.ts';
import { pageCount, paginationText, type PaginationState } from './paginationText.ts';

export interface PaginationProps extends PaginationState, Omit<Closed<'nav'>, 'children'> {
  /** Accessible name of the list: 'Recent activity'. */
  label: string;
  /** Called with the requested page. */
  onPageChange: (page: number) => void;
  /** Reserves its space while the first page loads. @default false */
  loading?: boolean;
}

/**
 * Renders which entries of a long list the current page shows, and buttons for the previous and the
 * next page.
 */
export function Pagination({
  label,
  page,
  pageSize,
  shown,
  total,
  onPageChange,
  loading = false,
  ...props
}: PaginationProps) {
  const last = pageCount(total, pageSize);
  return (
    <nav {...props} aria-label={`${label}, pages`} className={styles.root}>
      <p className={styles.range}>
        {loading ? <Skeleton width="half" /> : paginationText({ page, pageSize, shown, total })}
      </p>
      <div className={styles.buttons}>
        <Step label="Previous" icon={<ChevronLeft />} to={page - 1} last={last} go={onPageChange} />
        <Step label="Next" icon={<ChevronRight />} to={page + 1} last={last} go={onPageChange} />
      </div>
    </nav>
  );
}

interface StepProps {
  label: string;
  icon: ReactNode;
  to: number;
  last: number;
  go: (page: number) => void;
}

function Step({ label, icon, to, last, go }: StepProps) {
  const isThere = to >= 1 && to <= last;
  // On the first and the last page, the button without a target stays focusable, so that keyboard
  // users do not lose their place.
  return (
    <Button
      variant="outline"
      tone="neutral"
      size="small"
      icon={<Icon>{icon}</Icon>}
      aria-disabled={!isThere || undefined}
      onClick={() => isThere && go(to)}
    >
      {label}
    </Button>
  );
}
