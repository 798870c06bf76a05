import type { ApiLogger } from './logger.ts';
import type { Retry } from './retryReads.ts';

export interface ApiClientOptions {
  /** The origin or prefix in front of `/api/user/…`; relative ones resolve against the page. */
  baseUrl: string;
  /** Gives the current session's access token, or null when there is none. Asked anew for every call. */
  getAccessToken: () => Promise<string | null> | string | null;
  /** @default the global fetch */
  fetch?: (request: Request) => Promise<Response>;
  /** How long a call may take, its token included. A registration always has 60 seconds. @default 30000 */
  timeoutMs?: number;
  /** Where failed calls are told, one line for each. @default `console.error` */
  logger?: ApiLogger;
  /** Repeats reads that fail: `retryReads()`. Writes are never repeated. @default nothing is repeated */
  retry?: Retry;
}

export interface CallOptions {
  /** Ends the call, which then rejects with a CanceledError. */
  signal?: AbortSignal;
  /** How long this call may take, its token and its retries included. @default the client's `timeoutMs` */
  timeoutMs?: number;
}

export interface ReadOptions extends CallOptions {
  /** For this read only; null for none. @default the client's `retry` */
  retry?: Retry | null;
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
