import { expect, it } from 'vitest';
import * as root from './index.ts';
import * as queries from './queries/index.ts';
import * as react from './react/index.ts';
import * as testing from './testing/index.ts';

it('the entries of the package export exactly these names', () => {
  const names = (entry: object) => Object.keys(entry).sort();
  expect({
    '.': names(root),
    './queries': names(queries),
    './react': names(react),
    './testing': names(testing),
  }).toMatchInlineSnapshot(`
    {
      ".": [
        "ApiError",
        "CanceledError",
        "HttpError",
        "InvalidOptionsError",
        "NetworkError",
        "TimeoutError",
        "consoleLogger",
        "createApiClient",
        "errorGuides",
        "explainError",
        "isRegistrationMissing",
        "isSecondFactorRequired",
        "retryReads",
        "userMessage",
      ],
      "./queries": [
        "accountsQuery",
        "cacheTimes",
        "dashboardStatsQuery",
        "enrollmentsQuery",
        "profileQuery",
        "queryKeys",
        "registerMutation",
        "revealBankPassword",
        "taskCompletionsQuery",
        "toProfileView",
        "updateProfileMutation",
      ],
      "./react": [
        "ApiClientProvider",
        "useApiClient",
      ],
      "./testing": [
        "fixtures",
        "handlers",
        "mockApi",
        "mockFailures",
      ],
    }
  `);
});
