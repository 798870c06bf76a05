import type { TaskCompletion } from '@bank-bonuses/api-client';
import {
  Button,
  Card,
  Heading,
  LoadError,
  Notice,
  Pagination,
  Stack,
  Table,
  Text,
  VisuallyHidden,
} from '@bank-bonuses/ui';
import { useId, useRef, useState } from 'react';
import { ActivityFilters } from './ActivityFilters.tsx';
import { ActivityPrint } from './ActivityPrint.tsx';
import { activityColumns } from './activityColumns.tsx';
import { DownloadActivity, DownloadProgress, useActivityDownload } from './DownloadActivity.tsx';
import { NoActivity } from './NoActivity.tsx';
import { pageSize } from './pageSize.ts';
import * as styles from './RecentActivity.css.ts';
import type { Activity } from './useActivity.ts';
import { useAllActivity } from './useAllActivity.ts';

/**
 * Options without values. They let the customer clear an active filter if the service no longer
 * returns options.
 */
const noChoices = { banks: [], task_types: [] };

export interface RecentActivityProps {
  activity: Activity;
  /** Whether to show an empty list without buttons that lead to other pages. */
  isFirstDay: boolean;
  /** Whether Home shows a statement, which lists other amounts than the tasks. */
  hasStatement: boolean;
}

/** Renders the completed tasks, newest first, in a table with five rows per page. */
export function RecentActivity({ activity, isFirstDay, hasStatement }: RecentActivityProps) {
  const { page, loadError, rows, shown, total, turning } = activity;
  const { filter, filters, setFilter } = activity;
  const heading = useId();
  const panel = useId();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const download = useActivityDownload(filter);
  const [printed, setPrinted] = useState<readonly TaskCompletion[]>();
  const printing = useAllActivity(filter, setPrinted);
  const count = Object.keys(filter).length;
  const choices = filters?.banks.length ? filters : count > 0 ? noChoices : undefined;
  const clear = () => {
    setFilter({});
    // Moves the focus to the filter button, because the pressed button is no longer rendered.
    button.current?.focus();
  };
  return (
    <Card as="section" aria-labelledby={heading}>
      <Stack gap="md">
        <div className={styles.head}>
          <div className={styles.title}>
            <Heading level={2} id={heading}>
              Recent Activity
            </Heading>
          </div>
          {choices && (
            <div className={styles.onScreen}>
              <Button
                ref={button}
                variant="outline"
                tone="neutral"
                size="small"
                aria-expanded={isOpen}
                aria-controls={panel}
                onClick={() => setOpen(!isOpen)}
              >
                <span>{count > 0 ? `Filter (${count})` : 'Filter'}</span>
                {count > 0 && <VisuallyHidden> in use</VisuallyHidden>}
              </Button>
            </div>
          )}
          {choices && (
            <div id={panel} hidden={!isOpen} className={styles.panel}>
              {isOpen && (
                <ActivityFilters
                  choices={choices}
                  filter={filter}
                  onFilterChange={setFilter}
                  onClear={clear}
                />
              )}
            </div>
          )}
          {total !== 0 && (
            <div className={styles.actions}>
              <Button
                variant="outline"
                tone="neutral"
                size="small"
                loading={printing.isRunning || printed !== undefined}
                disabled={total === undefined}
                onClick={printing.start}
              >
                Print
              </Button>
              <DownloadActivity download={download} disabled={total === undefined} />
            </div>
          )}
        </div>
        {hasStatement && total !== 0 && (
          <Text size="small" tone="quiet">
            These are the amounts of your tasks, not of payouts. Your statement shows what was paid
            to you.
          </Text>
        )}
        <DownloadProgress {...download} />
        {printing.error && (
          <Notice tone="critical" role="alert" title="The activity could not be printed">
            {printing.error.message}
          </Notice>
        )}
        {printed && (
          <ActivityPrint
            rows={printed}
            filter={filter}
            onPrinted={() => setPrinted(undefined)}
            aria-labelledby={heading}
          />
        )}
        <div className={styles.page}>
          <Stack gap="md">
            {loadError ? (
              <LoadError
                message={loadError.message}
                onRetry={activity.refetch}
                retrying={activity.isFetching}
              />
            ) : (
              <Table
                aria-labelledby={heading}
                columns={activityColumns}
                rows={rows}
                rowKey={({ id }) => id}
                places={total === undefined || total > pageSize ? pageSize : 0}
                loading={turning}
                empty={
                  total === 0 ? (
                    <NoActivity onClear={count > 0 ? clear : undefined} />
                  ) : (
                    'There are no entries on this page.'
                  )
                }
              />
            )}
            {(!loadError || total !== undefined) && !(isFirstDay && total === 0) && (
              <Pagination
                label="Recent Activity"
                page={page}
                pageSize={pageSize}
                shown={shown}
                total={total ?? 0}
                loading={total === undefined}
                onPageChange={activity.goTo}
              />
            )}
          </Stack>
        </div>
      </Stack>
    </Card>
  );
}
