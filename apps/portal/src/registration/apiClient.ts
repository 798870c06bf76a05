// Re-exports the API client from a separate module, so that its chunk loads after the first view.
export { consoleLogger, createApiClient } from '@bank-bonuses/api-client';
