'use client';

import { useEffect } from 'react';
import type { Closed } from '../../internal/closed.ts';
import { useAnnounce } from '../LiveRegion/LiveRegion.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Text } from '../Text/Text.tsx';
import { offlineText } from './offlineText.ts';
import { useIsOnline } from './useIsOnline.ts';

export interface RefreshErrorProps extends Omit<Closed<'div'>, 'title' | 'children'> {
  /** Why the refetch failed. */
  message: string;
}

const title = 'This page is not up to date';
const staleDataText = 'You are viewing data from an earlier load. Try refreshing again.';

/**
 * Renders a message above older data if a refresh failed. Adds a note if the browser is offline.
 */
export function RefreshError({ message, ...props }: RefreshErrorProps) {
  const announce = useAnnounce();
  const isOnline = useIsOnline();
  useEffect(() => announce(`${title}. ${message}`), [announce, message]);
  return (
    <Notice {...props} tone="caution" title={title}>
      <Text>{staleDataText}</Text>
      <Text tone="quiet" size="small">
        {message}
      </Text>
      {!isOnline && (
        <Text tone="quiet" size="small">
          {offlineText}
        </Text>
      )}
    </Notice>
  );
}
