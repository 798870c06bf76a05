import type { ApiLogger } from './logger.ts';

/** Base URL and token getter of a client, with its time-out and its logger. */
export interface ApiClientOptions {
  /** Origin or URL prefix in front of `/api/user/…`. A relative URL resolves against the page. */
  baseUrl: string;
  /** Returns the access token, or `null` without a session. Called for every request, never by `register`. */
  getAccessToken: () => Promise<string | null> | string | null;
  /** Sends the requests, for example through a proxy. @default the global `fetch` */
  fetch?: (request: Request) => Promise<Response>;
  /**
   * Time-out of a call in milliseconds, including the token getter. Does not apply
   * to `register`, whose time-out is 60,000.
   * @default 30000
   */
  timeoutMs?: number;
  /** Receives each failed call: `consoleLogger`, or your own. @default nothing is logged */
  logger?: ApiLogger;
}

/** Abort signal and time-out of one call. */
export interface CallOptions {
  /** Aborts the call, which then rejects with a `CanceledError`. */
  signal?: AbortSignal;
  /**
   * Time-out of this call in milliseconds, including the token getter.
   * @default the client's `timeoutMs`
   */
  timeoutMs?: number;
}

/** Kinds of agreements that an applicant accepts. */
export type AgreementKind = 'terms_of_service' | 'contractor_agreement';

/** Abort signal and time-out of `register`, and the versions of the agreements that were shown. */
export interface RegisterOptions extends CallOptions {
  /**
   * Version of each agreement that the applicant was shown: up to 32 letters, digits, `.`, `_` and `-`. The
   * service stores it with the acceptance. For an omitted agreement it stores the version in force.
   *
   * @example
   * { terms_of_service: '1.0', contractor_agreement: '1.2' }
   */
  agreementVersions?: Partial<Readonly<Record<AgreementKind, string>>>;
}
