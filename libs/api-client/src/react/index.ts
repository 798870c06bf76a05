// Every export is listed by name.
export { ApiClientProvider, useApiClient } from './ApiClientProvider.tsx';
export type { ApiClientProviderProps } from './ApiClientProvider.tsx';
