import type { Call, Connection, RequestContent } from './attempt.ts';
import { perform } from './call.ts';
import { checkOptions, checkTimeout } from './checkOptions.ts';
import { missingFieldReporter, silentLogger } from './logger.ts';
import type { ReportMissing } from '../decoding/fields.ts';
import type { ApiClientOptions, CallOptions, ReadOptions, RegisterOptions } from './options.ts';
import {
  decodeAccounts,
  decodeDashboardStats,
  decodeEnrollments,
  decodeProfile,
  decodeReceipt,
  decodeTaskCompletionPage,
  decodeUpdatedGroup,
} from '../decoding/decoders.ts';
import { registrationTimeoutMessage } from './messages.ts';
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

/** The typed client: one method per operation. Each method rejects with an `ApiError` and nothing else. */
export interface ApiClient {
  /** Returns the totals and the monthly earnings, in US dollars. */
  getDashboardStats(options?: ReadOptions): Promise<DashboardStats>;
  /** Returns one page of the recent activity, newest first. */
  listTaskCompletions(
    page?: TaskCompletionPageRequest,
    options?: ReadOptions,
  ): Promise<TaskCompletionPage>;
  /** Returns the bank accounts held for the customer, with their total balance in US dollars. */
  getAccounts(options?: ReadOptions): Promise<AccountsSummary>;
  /** Returns the bonuses in which the customer is enrolled, newest first. */
  listEnrollments(options?: ReadOptions): Promise<Enrollment[]>;
  /**
   * Returns the customer's profile. It contains the whole Social Security number and the bank password: keep
   * it out of caches and logs.
   */
  getProfile(options?: ReadOptions): Promise<UserProfile>;
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
 * @throws InvalidOptionsError when an option is missing or cannot work
 *
 * @example
 * const client = createApiClient({ baseUrl: 'https://api.example.com', getAccessToken: () => token });
 * const stats = await client.getDashboardStats();
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  checkOptions(options, createApiClient);
  const logger = options.logger ?? silentLogger;
  const connection: Connection = {
    baseUrl: toAbsoluteUrl(options.baseUrl),
    fetch: (request) => (options.fetch ?? globalThis.fetch)(request),
    logger,
    reportMissing: missingFieldReporter(logger),
  };

  const call = async <Value>(
    { timeoutMs, signal }: CallOptions,
    details: Omit<Call<Value>, 'timeoutMs' | 'signal' | 'calledFunction'> & { timeoutMs?: number },
  ) => {
    const calledFunction = methods[details.operation];
    checkTimeout(timeoutMs, calledFunction);
    const ownTimeoutMs = details.timeoutMs ?? options.timeoutMs ?? defaultTimeoutMs;
    return perform(connection, {
      ...details,
      calledFunction,
      signal,
      timeoutMs: timeoutMs ?? ownTimeoutMs,
    });
  };
  const getAccessToken = () => options.getAccessToken();

  const read = <Value>(
    operation: OperationName,
    decode: (body: unknown, report: ReportMissing) => Value,
    { retry = options.retry, ...callOptions }: ReadOptions,
    query?: RequestContent['query'],
  ) =>
    call<Value>(callOptions, {
      operation,
      decode,
      getAccessToken,
      retry: retry ?? undefined,
      sent: { query },
    });

  const methods: ApiClient = {
    getDashboardStats: (callOptions = {}) =>
      read('getDashboardStats', decodeDashboardStats, callOptions),

    listTaskCompletions: ({ page = 1, perPage = 10, bank, taskType } = {}, callOptions = {}) => {
      const query: TaskCompletionQuery = { page, per_page: perPage, bank, task_type: taskType };
      return read('listTaskCompletions', decodeTaskCompletionPage, callOptions, { ...query });
    },

    getAccounts: (callOptions = {}) => read('getAccounts', decodeAccounts, callOptions),

    listEnrollments: (callOptions = {}) => read('listEnrollments', decodeEnrollments, callOptions),

    getProfile: (callOptions = {}) => read('getProfile', decodeProfile, callOptions),

    updateProfile: (group, callOptions = {}) =>
      call<ProfileUpdate>(callOptions, {
        operation: 'updateProfile',
        getAccessToken,
        sent: { body: group },
        decode: (body) => decodeUpdatedGroup(body, group),
        accepted: () => group,
      }),

    register: (payload, { agreementVersions = {}, ...callOptions } = {}) =>
      call<RegistrationReceipt | undefined>(callOptions, {
        operation: 'register',
        timeoutMs: registrationTimeoutMs,
        timeoutText: registrationTimeoutMessage,
        sent: { headers: versionsHeader(agreementVersions), body: payload },
        decode: decodeReceipt,
        accepted: () => undefined,
      }),
  };
  // A copy, because a caller may replace a method: the stack needs the function that is running.
  return { ...methods };
}

/**
 * Returns the `Agreement-Versions` header, or no header if there are no versions: the contract does
 * not allow an empty header.
 */
function versionsHeader(
  versions: NonNullable<RegisterOptions['agreementVersions']>,
): Record<string, string> {
  const listed = Object.entries(versions).map(([kind, version]) => `${kind}=${version}`);
  return listed.length === 0 ? {} : { 'Agreement-Versions': listed.join(', ') };
}

/** Resolves a relative base URL against the page. Outside a page, the base URL stays as it is. */
function toAbsoluteUrl(baseUrl: string): string {
  return typeof location === 'undefined' ? baseUrl : new URL(baseUrl, location.origin).href;
}
