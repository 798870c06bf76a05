import {
  accountsQuery,
  dashboardStatsQuery,
  enrollmentsQuery,
  profileQuery,
  taskCompletionsQuery,
} from '@bank-bonuses/api-client/queries';
import { paths } from '@bank-bonuses/routes';
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { CustomerServices } from './customerServices.ts';

/** What a page reads; `force` asks also for what is fresh. */
type Load = (services: CustomerServices, force: boolean) => void;

const load = <Data, Key extends QueryKey>(
  { queryClient }: CustomerServices,
  query: FetchQueryOptions<Data, Error, Data, Key>,
  force: boolean,
) => {
  // What fails is told by the page itself, once somebody looks at it.
  void queryClient.prefetchQuery(force ? { ...query, staleTime: 0 } : query);
};

const pages = new Map<string, Load>([
  [
    paths.dashboard,
    (services, force) => {
      const { apiClient } = services;
      load(services, dashboardStatsQuery(apiClient), force);
      load(services, taskCompletionsQuery(apiClient, { page: 1, perPage: 5 }), force);
    },
  ],
  [paths.accounts, (services, force) => load(services, accountsQuery(services.apiClient), force)],
  [paths.bonuses, (services, force) => load(services, enrollmentsQuery(services.apiClient), force)],
  [paths.settings, (services, force) => load(services, profileQuery(services.apiClient), force)],
]);

/** Loads one page's data as far as it is not fresh; of another page there is nothing to load. */
export function loadPage(services: CustomerServices, path: string): void {
  pages.get(path)?.(services, false);
}

/** Loads the data of all main pages as far as it is not fresh. */
export function loadAllPages(services: CustomerServices): void {
  for (const loadOne of pages.values()) loadOne(services, false);
}

/** Loads the data of all main pages but one anew. */
export function refreshOtherPages(services: CustomerServices, currentPath: string): void {
  for (const [path, loadOne] of pages) {
    if (path !== currentPath) loadOne(services, true);
  }
}
