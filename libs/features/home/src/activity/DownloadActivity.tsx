import { formatCount } from '@bank-bonuses/product';
import {
  Button,
  Icon,
  Inline,
  Notice,
  Progress,
  Stack,
  Text,
  useAmountsHidden,
} from '@bank-bonuses/ui';
import Download from 'lucide-react/icons/download';
import { useId } from 'react';
import * as styles from './RecentActivity.css.ts';
import { savedText, type ActivityDownload, type DownloadState } from './useActivityDownload.ts';

export interface DownloadActivityProps {
  download: ActivityDownload;
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
  const running = download.state.status === 'running';
  const possible = !hidden && !running;
  return (
    <Inline gap="xs" justify="end">
      {hidden && !running && (
        // Hidden from screen readers, which read it with the button.
        <Text as="span" aria-hidden size="small" tone="quiet" id={reason}>
          Show amounts to download them
        </Text>
      )}
      {running && (
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
        loading={running}
        loadingText="Downloading..."
        disabled={disabled}
        aria-disabled={hidden || undefined}
        aria-describedby={hidden ? reason : undefined}
        onClick={() => possible && download.start()}
      >
        Download CSV
      </Button>
    </Inline>
  );
}

/** Renders the progress of the download, or its result. */
export function DownloadProgress({ state }: { state: DownloadState }) {
  if (state.status === 'idle') return null;
  if (state.status === 'failed') {
    return (
      <Notice tone="critical" role="alert" title="The activity could not be downloaded">
        {state.message}
      </Notice>
    );
  }
  if (state.status === 'saved') {
    return (
      <Text size="small" tone="quiet">
        {savedText(state.count)}
      </Text>
    );
  }
  const { fetched, total } = state.progress ?? { fetched: 0, total: 0 };
  return (
    <Stack gap="xxs">
      <Progress label="Download of your activity" value={total > 0 ? fetched / total : 0} />
      <span className={styles.count}>
        {total > 0
          ? `${formatCount(fetched)} of ${formatCount(total)} entries`
          : 'Starting the download'}
      </span>
    </Stack>
  );
}
