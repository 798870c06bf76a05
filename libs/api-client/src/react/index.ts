// Lists every export by name, so that no name becomes public by accident.
export { ApiClientProvider, useApiClient } from './ApiClientProvider.tsx';
export type { ApiClientProviderProps } from './ApiClientProvider.tsx';
