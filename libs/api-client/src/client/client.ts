import { missingFieldReporter } from './logger.ts';
import type { ReportMissing } from '../decoding/fields.ts';
import type { ApiClientOptions, CallOptions, RegisterOptions } from './options.ts';
import {
  decodeAccounts,
  decodeDashboardStats,
  decodeEnrollments,
  decodeProfile,
  decodeReceipt,
  decodeTaskCompletionPage,
  decodeUpdatedGroup,
} from '../decoding/decoders.ts';
import { type Call, type Connection, perform } from './transport.ts';
import type {
  AccountsSummary,
  DashboardStats,
  Enrollment,
  OperationName,
  ProfileUpdate,
  RegistrationPayload,
  RegistrationReceipt,
  TaskCompletionPage,
  TaskCompletionPageRequest,
  TaskCompletionQuery,
  UserProfile,
} from '../types.ts';

const defaultTimeoutMs = 30_000;
const registrationTimeoutMs = 60_000;

/**
 * Matches a base URL. A host without a scheme would silently become a path on the page's origin, a path with two
 * slashes would be another host, and an empty text is usually a missing setting.
 */
const baseUrlPattern = /^(https?:\/\/[^\s?#@]+|\.{0,2}\/(?![/\\])[^\s?#]*)$/i;

/** The typed client: one method per operation. Each method rejects with an `ApiError` and nothing else. */
export interface ApiClient {
  /** Returns the totals and the monthly earnings, in US dollars. */
  getDashboardStats(options?: CallOptions): Promise<DashboardStats>;
  /** Returns one page of the recent activity, newest first. */
  listTaskCompletions(
    page?: TaskCompletionPageRequest,
    options?: CallOptions,
  ): Promise<TaskCompletionPage>;
  /** Returns the bank accounts held for the customer, with their total balance in US dollars. */
  getAccounts(options?: CallOptions): Promise<AccountsSummary>;
  /** Returns the bonuses in which the customer is enrolled, newest first. */
  listEnrollments(options?: CallOptions): Promise<Enrollment[]>;
  /**
   * Returns the customer's profile. It contains the whole Social Security number and the bank password: keep
   * it out of caches and logs.
   */
  getProfile(options?: CallOptions): Promise<UserProfile>;
  /**
   * Updates one group of the profile and returns that group as stored. If the status is 2xx but the body
   * violates the contract, it returns the group that was sent: read the profile again.
   */
  updateProfile(group: ProfileUpdate, options?: CallOptions): Promise<ProfileUpdate>;
  /**
   * Submits a registration, without a token. Repeating it after a lost response is safe. Returns `undefined`
   * if the status is 2xx but the body violates the contract: the registration is stored, only its receipt is
   * unknown.
   */
  register(
    payload: RegistrationPayload,
    options?: RegisterOptions,
  ): Promise<RegistrationReceipt | undefined>;
}

/**
 * Creates a client. It sends nothing until one of its methods is called.
 *
 * @throws TypeError when the base URL or the token getter is missing or cannot work
 *
 * @example
 * const client = createApiClient({ baseUrl: 'https://api.example.com', getAccessToken: () => token });
 * const stats = await client.getDashboardStats();
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl, logger, timeoutMs: clientTimeoutMs = defaultTimeoutMs } = options;
  // The messages contain no value, because a URL may contain credentials.
  if (!baseUrlPattern.test(baseUrl)) {
    throw new TypeError(
      "baseUrl must be a URL such as 'https://portal.example.com', or '/' for the page's own origin, without credentials, query or fragment",
    );
  }
  if (typeof options.getAccessToken !== 'function') {
    throw new TypeError('getAccessToken must be a function that returns the access token or null');
  }
  const connection: Connection = {
    baseUrl: toAbsoluteUrl(baseUrl),
    fetch: (request) => (options.fetch ?? globalThis.fetch)(request),
    logger,
    reportMissing: missingFieldReporter(logger),
  };
  const getAccessToken = () => options.getAccessToken();

  const read = <Value>(
    operation: OperationName,
    decode: (body: unknown, report: ReportMissing) => Value,
    { timeoutMs = clientTimeoutMs, signal }: CallOptions = {},
    query: Call<Value>['query'] = {},
  ) => perform<Value>(connection, { operation, decode, getAccessToken, timeoutMs, signal, query });

  return {
    getDashboardStats: (callOptions) =>
      read('getDashboardStats', decodeDashboardStats, callOptions),

    listTaskCompletions: ({ page = 1, perPage = 10, bank, taskType } = {}, callOptions) => {
      const query: TaskCompletionQuery = { page, per_page: perPage, bank, task_type: taskType };
      return read('listTaskCompletions', decodeTaskCompletionPage, callOptions, { ...query });
    },

    getAccounts: (callOptions) => read('getAccounts', decodeAccounts, callOptions),

    listEnrollments: (callOptions) => read('listEnrollments', decodeEnrollments, callOptions),

    getProfile: (callOptions) => read('getProfile', decodeProfile, callOptions),

    updateProfile: (group, { timeoutMs = clientTimeoutMs, signal } = {}) =>
      perform<ProfileUpdate>(connection, {
        operation: 'updateProfile',
        getAccessToken,
        timeoutMs,
        signal,
        body: group,
        decode: (body) => decodeUpdatedGroup(body, group),
        accepted: () => group,
      }),

    register: (payload, options = {}) => {
      const { agreementVersions, timeoutMs = registrationTimeoutMs, signal } = options;
      return perform<RegistrationReceipt | undefined>(connection, {
        operation: 'register',
        timeoutMs,
        signal,
        headers: versionsHeader(agreementVersions),
        body: payload,
        decode: decodeReceipt,
        accepted: () => undefined,
      });
    },
  };
}

/**
 * Returns the `Agreement-Versions` header, or no header if there are no versions: the contract does
 * not allow an empty header.
 */
function versionsHeader(
  versions: RegisterOptions['agreementVersions'] = {},
): Record<string, string> {
  const listed = Object.entries(versions).map(([kind, version]) => `${kind}=${version}`);
  return listed.length === 0 ? {} : { 'Agreement-Versions': listed.join(', ') };
}

/** Resolves a relative base URL against the page. Outside a page, the base URL stays as it is. */
function toAbsoluteUrl(baseUrl: string): string {
  return typeof location === 'undefined' ? baseUrl : new URL(baseUrl, location.origin).href;
}
