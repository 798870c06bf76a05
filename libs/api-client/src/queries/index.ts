// Every export is listed by name.
export { ApiClientProvider, useApiClient } from './ApiClientProvider.tsx';
export type { ApiClientProviderProps } from './ApiClientProvider.tsx';
export { cacheTimes } from './cacheTimes.ts';
export { registerMutation, updateProfileMutation } from './mutations.ts';
export type { PayloadBuilder } from './mutations.ts';
export { revealBankPassword, toProfileView } from './profileView.ts';
export type { ProfileView } from './profileView.ts';
export {
  accountsQuery,
  dashboardStatsQuery,
  enrollmentsQuery,
  profileQuery,
  taskCompletionsQuery,
} from './queries.ts';
export { queryKeys } from './queryKeys.ts';
