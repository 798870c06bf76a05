import { delay, HttpResponse } from 'msw';
import type { ErrorBody, ValidationIssue } from '../types.ts';

/**
 * Function that creates a failing response. Every handler of `mockApi` accepts such a function
 * instead of data.
 */
export type MockFailure = () => Response | Promise<Response>;

function answer(status: number, body: ErrorBody, headers?: HeadersInit): MockFailure {
  return () => HttpResponse.json<ErrorBody>(body, { status, ...(headers && { headers }) });
}

const answerWithDetail = (
  status: number,
  detail: ErrorBody['detail'],
  headers?: HeadersInit,
): MockFailure => answer(status, { detail }, headers);

/** Failing responses for tests and stories. */
export const mockFailures = {
  /** Any error status with any `detail`: `mockFailures.detail(409, 'This registration belongs to …')`. */
  detail: answerWithDetail,
  /** An error that belongs to one field: `mockFailures.field(409, ['body', 'ssn'], 'This number is …')`. */
  field: (status: number, loc: NonNullable<ErrorBody['loc']>, detail: string): MockFailure =>
    answer(status, { detail, loc }),
  /** 422 with one entry for each field. */
  validation: (...issues: ValidationIssue[]): MockFailure => answerWithDetail(422, issues),
  unauthorized: (): MockFailure => answerWithDetail(401, 'Not authenticated'),
  secondFactorRequired: (): MockFailure => answerWithDetail(403, 'second_factor_required'),
  registrationMissing: (): MockFailure => answerWithDetail(404, 'registration_missing'),
  throttled: (seconds = 30): MockFailure =>
    answerWithDetail(429, 'Too many attempts. Please try again later.', {
      'Retry-After': String(seconds),
    }),
  /** An error status without a `detail`, so that the client uses its fallback message. */
  serverError:
    (status = 500): MockFailure =>
    () =>
      HttpResponse.json({}, { status }),
  /** An HTML page instead of JSON, as proxies and captive portals send it. */
  html:
    (status = 200): MockFailure =>
    () =>
      new HttpResponse('<!doctype html><title>Bad gateway</title>', {
        status,
        headers: { 'Content-Type': 'text/html' },
      }),
  empty:
    (status = 200): MockFailure =>
    () =>
      new HttpResponse(null, { status }),
  /** Valid JSON that violates the contract. */
  wrongShape:
    (status = 200): MockFailure =>
    () =>
      HttpResponse.json({ unexpected: [null] }, { status }),
  /** Truncated JSON. */
  truncated:
    (status = 200): MockFailure =>
    () =>
      new HttpResponse('{"items":[{"id":"7b0a', {
        status,
        headers: { 'Content-Type': 'application/json' },
      }),
  /** A failed connection. */
  network: (): MockFailure => () => HttpResponse.error(),
  /** A response that never arrives, for loading states and time-outs. */
  silence: (): MockFailure => async () => {
    await delay('infinite');
    return HttpResponse.error();
  },
} as const;
