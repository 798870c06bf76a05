'use client';

import { useSyncExternalStore } from 'react';
import { watchClock } from '../../internal/watchClock.ts';
import { updatedText } from './updatedText.ts';

/**
 * Returns how long ago `updatedAt` was, and keeps it up to date. Returns an empty string without a
 * time and on the server.
 */
export const useUpdatedText = (updatedAt: number | undefined) =>
  useSyncExternalStore(
    watchClock,
    () => (updatedAt ? updatedText(Date.now() - updatedAt) : ''),
    () => '',
  );
