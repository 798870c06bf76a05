// Lists every export by name, so that no name becomes public by accident.
export { cacheTimes } from './cacheTimes.ts';
export { registerMutation, updateProfileMutation } from './mutations.ts';
export type { PayloadBuilder, PortalMutation } from './mutations.ts';
export {
  accountsQuery,
  dashboardStatsQuery,
  enrollmentsQuery,
  profileQuery,
  revealBankPassword,
  taskCompletionsQuery,
  toProfileView,
} from './queries.ts';
export type { PortalQuery, ProfileView } from './queries.ts';
export { queryKeys } from './queryKeys.ts';
