import { useApiClient } from '@bank-bonuses/api-client/react';
import { formatCount } from '@bank-bonuses/product';
import { useAmountsHidden, useAnnounce } from '@bank-bonuses/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchFile, saveFile } from './activityFile.ts';
import type { ActivityFilter } from './activityFilter.ts';
import type { FetchProgress } from './fetchAllActivity.ts';

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
 * Downloads all filtered activity as a file, one download at a time. Leaving the page cancels the
 * download, and so does hiding the amounts, because the file would show them.
 */
export function useActivityDownload(filter: ActivityFilter): ActivityDownload {
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
      const { count, text } = await fetchFile(client, {
        filter,
        signal,
        onProgress: (progress) => {
          if (!signal.aborted) setState({ status: 'running', progress });
        },
      });
      if (signal.aborted) return;
      running.current = undefined;
      saveFile(text);
      setState({ status: 'saved', count });
      announce(savedText(count));
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
  `Downloaded ${formatCount(count)} ${count === 1 ? 'entry' : 'entries'}`;
