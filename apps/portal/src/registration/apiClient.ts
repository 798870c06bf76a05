// A module of its own, so that it can be fetched apart from what the page needs at first.
export { consoleLogger, createApiClient } from '@bank-bonuses/api-client';
