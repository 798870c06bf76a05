import { useApiClient } from '@bank-bonuses/api-client/queries';
import { useAmountsHidden, useAnnounce } from '@bank-bonuses/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { activityCsv } from './activityCsv.ts';
import { fetchAllActivity, type FetchProgress } from './fetchAllActivity.ts';

export type DownloadState =
  | { status: 'idle' }
  | { status: 'running'; progress: FetchProgress | undefined }
  | { status: 'saved'; count: number }
  | { status: 'failed'; message: string };

export interface ActivityDownload {
  state: DownloadState;
  start: () => void;
  cancel: () => void;
}

/**
 * The whole activity as a file, one at a time. Leaving the page cancels it, and so does hiding the amounts,
 * which the file would show.
 */
export function useActivityDownload(): ActivityDownload {
  const client = useApiClient();
  const announce = useAnnounce();
  const [state, setState] = useState<DownloadState>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const cancel = useCallback(() => {
    if (!running.current) return;
    running.current.abort();
    running.current = undefined;
    setState({ status: 'idle' });
    announce('Download cancelled');
  }, [announce]);
  const hidden = useAmountsHidden();
  useEffect(() => {
    if (hidden) cancel();
  }, [hidden, cancel]);

  const run = async ({ signal }: AbortController) => {
    try {
      const activity = await fetchAllActivity(client, {
        signal,
        onProgress: (progress) => {
          if (!signal.aborted) setState({ status: 'running', progress });
        },
      });
      if (signal.aborted) return;
      running.current = undefined;
      saveFile(fileName(), activityCsv(activity), 'text/csv;charset=utf-8');
      setState({ status: 'saved', count: activity.length });
      announce(savedText(activity.length));
    } catch (error) {
      if (signal.aborted) return;
      running.current = undefined;
      setState({ status: 'failed', message: (error as Error).message });
    }
  };

  return {
    state,
    start: () => {
      running.current?.abort();
      running.current = new AbortController();
      setState({ status: 'running', progress: undefined });
      void run(running.current);
    },
    cancel,
  };
}

export const savedText = (count: number) =>
  `Downloaded ${count} ${count === 1 ? 'entry' : 'entries'}`;

/** With the day on the customer's own calendar. */
function fileName(): string {
  const today = new Date();
  const parts = [today.getFullYear(), today.getMonth() + 1, today.getDate()];
  return `bank-bonuses-activity-${parts.map((part) => String(part).padStart(2, '0')).join('-')}.csv`;
}

/** Long enough for the browser to have read the file. */
const keptForMs = 60_000;

/** Hands a file of text to the browser's downloads. */
function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptForMs);
}
