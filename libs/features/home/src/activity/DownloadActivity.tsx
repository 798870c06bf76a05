import { formatCount } from '@bank-bonuses/product';
import { saveCsv } from '@bank-bonuses/product/csv';
import {
  Button,
  Icon,
  Inline,
  localDay,
  Notice,
  Progress,
  Stack,
  Text,
  useAmountsHidden,
  useAnnounce,
} from '@bank-bonuses/ui';
import Download from 'lucide-react/icons/download';
import { useEffect, useEffectEvent, useId } from 'react';
import { activityCsv } from './activityCsv.ts';
import { entriesText } from './entriesText.ts';
import * as styles from './RecentActivity.css.ts';
import type { ActivityFilter } from './useActivity.ts';
import { useAllActivity, type AllActivity } from './useAllActivity.ts';

/**
 * Downloads all filtered activity as a file. Hiding the amounts cancels the download, because the
 * file would show them.
 */
export function useActivityDownload(filter: ActivityFilter): AllActivity {
  const announce = useAnnounce();
  const all = useAllActivity(filter, (rows) => {
    saveCsv(`bank-bonuses-activity-${localDay()}.csv`, activityCsv(rows));
    announce(savedText(rows.length));
  });
  const cancel = () => {
    all.cancel();
    announce('Download cancelled');
  };
  const hidden = useAmountsHidden();
  const onHidden = useEffectEvent(() => all.isRunning && cancel());
  useEffect(() => {
    if (hidden) onHidden();
  }, [hidden]);
  return { ...all, cancel };
}

export interface DownloadActivityProps {
  download: AllActivity;
  /**
   * Whether the button is disabled because no activity has been loaded that could be downloaded.
   */
  disabled: boolean;
}

/**
 * Renders the button that starts and cancels the download. It is disabled while amounts are hidden,
 * because the file would show them.
 */
export function DownloadActivity({ download, disabled }: DownloadActivityProps) {
  const hidden = useAmountsHidden();
  const reason = useId();
  const { isRunning } = download;
  return (
    <Inline gap="xs" justify="end">
      {hidden && (
        // Hidden from screen readers, which read it with the button.
        <Text as="span" aria-hidden size="small" tone="quiet" id={reason}>
          Show amounts to download them
        </Text>
      )}
      {isRunning && (
        <Button variant="quiet" tone="neutral" size="small" onClick={download.cancel}>
          Cancel
        </Button>
      )}
      <Button
        variant="outline"
        tone="neutral"
        size="small"
        icon={
          <Icon>
            <Download />
          </Icon>
        }
        loading={isRunning}
        loadingText="Downloading..."
        disabled={disabled}
        aria-disabled={hidden || undefined}
        aria-describedby={hidden ? reason : undefined}
        onClick={() => !hidden && download.start()}
      >
        Download CSV
      </Button>
    </Inline>
  );
}

/** Renders the progress of the download, or its result. */
export function DownloadProgress({ isRunning, progress, error, count }: AllActivity) {
  if (error) {
    return (
      <Notice tone="critical" role="alert" title="The activity could not be downloaded">
        {error.message}
      </Notice>
    );
  }
  if (count !== undefined) {
    return (
      <Text size="small" tone="quiet">
        {savedText(count)}
      </Text>
    );
  }
  const { fetched, total } = progress ?? { fetched: 0, total: 0 };
  return (
    isRunning && (
      <Stack gap="xxs">
        <Progress label="Download of your activity" value={total > 0 ? fetched / total : 0} />
        <span className={styles.count}>
          {total > 0 ? `${formatCount(fetched)} of ${entriesText(total)}` : 'Starting the download'}
        </span>
      </Stack>
    )
  );
}

const savedText = (count: number) => `Downloaded ${entriesText(count)}`;
