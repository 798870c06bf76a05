'use client';

import { useSyncExternalStore } from 'react';
import { watchClock } from '../internal/watchClock.ts';
import { localDay } from './days.ts';

/**
 * Returns today's date on the customer's clock, as `YYYY-MM-DD`, and re-renders soon after
 * midnight. Returns an empty string on the server.
 */
export const useToday = () => useSyncExternalStore(watchClock, localDay, () => '');
