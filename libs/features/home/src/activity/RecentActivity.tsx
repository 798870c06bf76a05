import type { TaskCompletion } from '@bank-bonuses/api-client';
import {
  Amount,
  Card,
  formatDay,
  Heading,
  LoadProblem,
  Pager,
  Stack,
  Table,
  Text,
  type TableColumn,
} from '@bank-bonuses/ui';
import { useId } from 'react';
import { DownloadActivity, DownloadProgress } from './DownloadActivity.tsx';
import * as styles from './RecentActivity.css.ts';
import { useActivityDownload } from './useActivityDownload.ts';
import { pageSize, type Activity } from './useActivity.ts';

const columns: TableColumn<TaskCompletion>[] = [
  {
    id: 'date',
    header: 'Date',
    oneLine: true,
    narrow: 'aside',
    cell: ({ date }) => formatDay(date),
  },
  { id: 'bank', header: 'Bank', rowHeader: true, narrow: 'title', cell: ({ bank }) => bank },
  { id: 'task', header: 'Task Type', narrow: 'note', cell: ({ task_type }) => task_type },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    narrow: 'figure',
    cell: ({ amount }) => <Amount value={amount} />,
  },
  { id: 'account', header: 'Account', narrow: 'foot', cell: ({ account }) => account },
];

export interface RecentActivityProps {
  activity: Activity;
}

/** What was done for the bonuses, newest first, as a ledger with five rows a page. */
export function RecentActivity({ activity }: RecentActivityProps) {
  const { page, problem, rows, shown, total, turning } = activity;
  const heading = useId();
  const download = useActivityDownload();
  return (
    <Card as="section" aria-labelledby={heading}>
      <Stack gap="md">
        <div className={styles.head}>
          <Heading level={2} id={heading}>
            Recent Activity
          </Heading>
          {total !== 0 && (
            <div className={styles.onScreen}>
              <DownloadActivity download={download} disabled={total === undefined} />
            </div>
          )}
        </div>
        <DownloadProgress state={download.state} />
        {problem ? (
          <LoadProblem
            message={problem.message}
            onRetry={activity.refetch}
            retrying={activity.isFetching}
          />
        ) : (
          <Table
            aria-labelledby={heading}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            places={total === undefined || total > pageSize ? pageSize : 0}
            waiting={turning}
            empty={total === 0 ? <NoActivity /> : 'There are no entries on this page.'}
          />
        )}
        {(!problem || total !== undefined) && (
          <Pager
            name="Recent Activity"
            page={page}
            pageSize={pageSize}
            shown={shown}
            total={total ?? 0}
            loading={total === undefined}
            onPageChange={activity.goTo}
          />
        )}
      </Stack>
    </Card>
  );
}

const NoActivity = () => (
  <Stack gap="xxs" align="center">
    <Text weight="medium">No recent activity found</Text>
    <Text size="small" tone="quiet" align="center">
      What you complete for a bonus is listed here.
    </Text>
  </Stack>
);
