import type { Call, Connection, Sent } from './attempt.ts';
import { perform } from './call.ts';
import { checkOptions, checkTimeout } from './checkOptions.ts';
import { consoleLogger, missingFieldReporter } from './logger.ts';
import type { ReportMissing } from '../decoding/decode.ts';
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
import { registrationTimeoutText } from './texts.ts';
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

/** One method for each endpoint. Every one rejects with an ApiError and nothing else. */
export interface ApiClient {
  getDashboardStats(options?: ReadOptions): Promise<DashboardStats>;
  listTaskCompletions(
    page?: TaskCompletionPageRequest,
    options?: ReadOptions,
  ): Promise<TaskCompletionPage>;
  getAccounts(options?: ReadOptions): Promise<AccountsSummary>;
  listEnrollments(options?: ReadOptions): Promise<Enrollment[]>;
  /** Carries the whole social security number and the bank password: keep it out of caches. */
  getProfile(options?: ReadOptions): Promise<UserProfile>;
  /**
   * Changes one group, and resolves with that group as it is stored now. A success whose body is not the
   * contract's is a success: then the group is the one that was sent, and the profile has to be read again.
   */
  updateProfile(group: ProfileUpdate, options?: CallOptions): Promise<ProfileUpdate>;
  /**
   * Never carries a token. Repeating it after a lost answer is safe. Resolves with undefined when the status
   * says success but the body is not the contract's: the registration is done, only its receipt is unknown.
   */
  register(
    payload: RegistrationPayload,
    options?: RegisterOptions,
  ): Promise<RegistrationReceipt | undefined>;
}

/**
 * @throws InvalidOptionsError when the options cannot work
 *
 * @example
 * const client = createApiClient({ baseUrl: 'https://api.example.com', getAccessToken: () => token });
 * const stats = await client.getDashboardStats();
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  checkOptions(options);
  const logger = options.logger ?? consoleLogger;
  const connection: Connection = {
    baseUrl: absolute(options.baseUrl),
    fetch: (request) => (options.fetch ?? globalThis.fetch)(request),
    logger,
    reportMissing: missingFieldReporter(logger),
  };

  const call = async <Value>(
    { timeoutMs, signal }: CallOptions,
    details: Omit<Call<Value>, 'timeoutMs' | 'signal'> & { timeoutMs?: number },
  ) => {
    checkTimeout(timeoutMs);
    const ownTimeoutMs = details.timeoutMs ?? options.timeoutMs ?? defaultTimeoutMs;
    return perform(connection, { ...details, signal, timeoutMs: timeoutMs ?? ownTimeoutMs });
  };
  /** With the token of the moment, if there is one. */
  const getAccessToken = () => options.getAccessToken();

  const read = <Value>(
    operation: OperationName,
    decode: (body: unknown, report: ReportMissing) => Value,
    { retry = options.retry, ...callOptions }: ReadOptions,
    query?: Sent['query'],
  ) =>
    call<Value>(callOptions, {
      operation,
      decode,
      getAccessToken,
      retry: retry ?? undefined,
      sent: { query },
    });

  return {
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
        timeoutText: registrationTimeoutText,
        sent: { headers: versionsHeader(agreementVersions), body: payload },
        decode: decodeReceipt,
        accepted: () => undefined,
      }),
  };
}

/** No header at all when there is nothing to say. */
function versionsHeader(
  versions: NonNullable<RegisterOptions['agreementVersions']>,
): Record<string, string> {
  const listed = Object.entries(versions).map(([kind, version]) => `${kind}=${version}`);
  return listed.length === 0 ? {} : { 'Agreement-Versions': listed.join(', ') };
}

/** Outside a page there is nothing to resolve against, and the address stays as it is. */
function absolute(baseUrl: string): string {
  return typeof location === 'undefined' ? baseUrl : new URL(baseUrl, location.origin).href;
}
