import createOpenApiClient from 'openapi-fetch';
import { type Answer, type Call, perform } from './call.ts';
import {
  decodeAccounts,
  decodeDashboardStats,
  decodeEnrollments,
  decodeProfile,
  decodeReceipt,
  decodeTaskCompletionPage,
  decodeUpdatedGroup,
} from '../decoding/decoders.ts';
import type { paths } from '../generated/schema.ts';
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
  UserProfile,
} from '../types.ts';

const defaultTimeoutMs = 30_000;
const registrationTimeoutMs = 60_000;

export interface ApiClientOptions {
  /** The origin or prefix in front of `/api/user/…`; relative ones resolve against the page. */
  baseUrl: string;
  /** Gives the current session's access token, or null when there is none. Asked anew for every call. */
  getAccessToken: () => Promise<string | null> | string | null;
  /** @default the global fetch */
  fetch?: (request: Request) => Promise<Response>;
  /** How long a call may take, its token included. A registration always has 60 seconds. @default 30000 */
  timeoutMs?: number;
}

export interface CallOptions {
  /** Ends the call, which then rejects with a CanceledError. */
  signal?: AbortSignal;
}

/** The kinds of contract that an applicant accepts. */
export type AgreementKind = 'terms_of_service' | 'contractor_agreement';

export interface RegisterOptions extends CallOptions {
  /**
   * The version of each contract that the applicant was shown: up to 32 letters, digits, `.`, `_` and `-`.
   * The service keeps it with the acceptance, and takes the version in force for one that is left out.
   *
   * @example
   * { terms_of_service: '1.0', contractor_agreement: '1.2' }
   */
  agreementVersions?: Partial<Readonly<Record<AgreementKind, string>>>;
}

/** One method for each endpoint. Every one rejects with an ApiError and nothing else. */
export interface ApiClient {
  getDashboardStats(options?: CallOptions): Promise<DashboardStats>;
  listTaskCompletions(
    page?: TaskCompletionPageRequest,
    options?: CallOptions,
  ): Promise<TaskCompletionPage>;
  getAccounts(options?: CallOptions): Promise<AccountsSummary>;
  listEnrollments(options?: CallOptions): Promise<Enrollment[]>;
  /** Carries the whole social security number and the bank password: keep it out of caches. */
  getProfile(options?: CallOptions): Promise<UserProfile>;
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
 * @example
 * const client = createApiClient({ baseUrl: 'https://api.example.com', getAccessToken: () => token });
 * const stats = await client.getDashboardStats();
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const timeoutMs = options.timeoutMs ?? defaultTimeoutMs;
  const send: FetchRequest = (request) => (options.fetch ?? globalThis.fetch)(request);
  const api = createOpenApiClient<paths>({
    baseUrl: absolute(options.baseUrl),
    fetch: send,
    // A redirect would carry the payload to wherever it points.
    redirect: 'error',
    cache: 'no-store',
  });

  /** A call of the session: with the token of the moment, if there is one. */
  const signedIn = <Value>(
    operation: OperationName,
    call: Pick<Call<Value>, 'decode' | 'sent' | 'signal' | 'accepted'> & {
      send: (init: SignedInInit) => Promise<Answer>;
    },
  ) =>
    perform<Value>({
      ...call,
      operation,
      timeoutMs,
      send: async (signal, onResponse) => {
        const token = await options.getAccessToken();
        const headers = { Authorization: token ? `Bearer ${token}` : null };
        return call.send({
          signal,
          headers,
          parseAs: 'text',
          fetch: reportingTo(send, onResponse),
        });
      },
    });

  return {
    getDashboardStats: ({ signal } = {}) =>
      signedIn('getDashboardStats', {
        signal,
        send: (init) => api.GET('/api/user/dashboard/stats', init),
        decode: decodeDashboardStats,
      }),

    listTaskCompletions: ({ page = 1, perPage = 10 } = {}, { signal } = {}) =>
      signedIn('listTaskCompletions', {
        signal,
        send: (init) => {
          const params = { query: { page, per_page: perPage } };
          return api.GET('/api/user/task-completions', { ...init, params });
        },
        decode: decodeTaskCompletionPage,
      }),

    getAccounts: ({ signal } = {}) =>
      signedIn('getAccounts', {
        signal,
        send: (init) => api.GET('/api/user/accounts', init),
        decode: decodeAccounts,
      }),

    listEnrollments: ({ signal } = {}) =>
      signedIn('listEnrollments', {
        signal,
        send: (init) => api.GET('/api/user/enrollments', init),
        decode: decodeEnrollments,
      }),

    getProfile: ({ signal } = {}) =>
      signedIn('getProfile', {
        signal,
        send: (init) => api.GET('/api/user/profile', init),
        decode: decodeProfile,
      }),

    updateProfile: (group, { signal } = {}) =>
      signedIn('updateProfile', {
        signal,
        sent: group,
        send: (init) => api.PUT('/api/user/profile', { ...init, body: group }),
        decode: (body) => decodeUpdatedGroup(body, group),
        accepted: () => group,
      }),

    register: (payload, { signal, agreementVersions = {} } = {}) =>
      perform<RegistrationReceipt | undefined>({
        operation: 'register',
        timeoutMs: registrationTimeoutMs,
        timeoutText: registrationTimeoutText,
        signal,
        sent: payload,
        send: (ended, onResponse) =>
          api.POST('/api/user/register', {
            params: { header: versionsHeader(agreementVersions) },
            body: payload,
            signal: ended,
            parseAs: 'text',
            fetch: reportingTo(send, onResponse),
          }),
        decode: decodeReceipt,
        accepted: () => undefined,
      }),
  };
}

/** No header at all when there is nothing to say. */
function versionsHeader(versions: NonNullable<RegisterOptions['agreementVersions']>) {
  const listed = Object.entries(versions).map(([kind, version]) => `${kind}=${version}`);
  return listed.length === 0 ? {} : { 'Agreement-Versions': listed.join(', ') };
}

/** Outside a page there is nothing to resolve against, and the address stays as it is. */
function absolute(baseUrl: string): string {
  return typeof location === 'undefined' ? baseUrl : new URL(baseUrl, location.origin).href;
}

type FetchRequest = (request: Request) => Promise<Response>;

/** The same, telling of each response before its body is read. */
function reportingTo(send: FetchRequest, onResponse: (response: Response) => void): FetchRequest {
  return async (request) => {
    const response = await send(request);
    onResponse(response);
    return response;
  };
}

type SignedInInit = {
  signal: AbortSignal;
  headers: { Authorization: string | null };
  parseAs: 'text';
  fetch: FetchRequest;
};
