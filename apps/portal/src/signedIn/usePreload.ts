import { dashboardStatsQuery, taskCompletionsQuery } from '@bank-bonuses/api-client/queries';
import { useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import type { CustomerServices } from './customerServices.ts';

/** As the specification has it: the page just opened comes first. */
const preloadDelayMs = 100;

/** Home's data, as far as it is not fresh; what fails is asked for again by the screen itself. */
function preload({ queryClient, apiClient }: CustomerServices): void {
  void queryClient.prefetchQuery(dashboardStatsQuery(apiClient));
  void queryClient.prefetchQuery(taskCompletionsQuery(apiClient, { page: 1, perPage: 5 }));
}

/** Loads the main pages' data in the background after a sign-in, not after a reload. */
export function usePreload(services: CustomerServices): void {
  const [cameFromSignIn] = useState(useNavigationType() !== NavigationType.Pop);
  useEffect(() => {
    if (!cameFromSignIn) return;
    const timer = setTimeout(() => preload(services), preloadDelayMs);
    return () => clearTimeout(timer);
  }, [cameFromSignIn, services]);
}
