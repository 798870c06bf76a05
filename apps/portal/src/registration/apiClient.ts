// A separate module, so that it can be loaded after the first view.
export { consoleLogger, createApiClient } from '@bank-bonuses/api-client';
