import { expect, it } from 'vitest';
import * as root from './index.ts';
import * as queries from './queries/index.ts';
import * as testing from './testing/index.ts';

it('changes its exports only on purpose', () => {
  const names = (entry: object) => Object.keys(entry).sort();
  expect({
    '.': names(root),
    './queries': names(queries),
    './testing': names(testing),
  }).toMatchInlineSnapshot(`
    {
      ".": [
        "ApiError",
        "CanceledError",
        "HttpError",
        "NetworkError",
        "TimeoutError",
        "createApiClient",
        "isRegistrationMissing",
        "isSecondFactorRequired",
      ],
      "./queries": [
        "ApiClientProvider",
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
        "useApiClient",
      ],
      "./testing": [
        "faults",
        "fixtures",
        "handlers",
        "mockApi",
      ],
    }
  `);
});
