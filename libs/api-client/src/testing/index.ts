// Lists every export by name, so that no name becomes public by accident.
export { mockFailures } from './mockFailures.ts';
export type { MockFailure } from './mockFailures.ts';
export { fixtures } from './fixtures/index.ts';
export { handlers, mockApi } from './mockApi.ts';
