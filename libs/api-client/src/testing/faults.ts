import { delay, HttpResponse } from 'msw';
import type { ErrorBody, ValidationIssue } from '../types.ts';

/** A mock failure: every handler takes one in place of its data. */
export type Fault = () => Response | Promise<Response>;

function answer(status: number, body: ErrorBody, headers?: HeadersInit): Fault {
  return () => HttpResponse.json<ErrorBody>(body, { status, ...(headers && { headers }) });
}

const answerWithDetail = (
  status: number,
  detail: ErrorBody['detail'],
  headers?: HeadersInit,
): Fault => answer(status, { detail }, headers);

/** Everything that can go wrong between a screen and its data. */
export const faults = {
  /** Any error status with any `detail`: `faults.detail(409, 'This registration belongs to …')`. */
  detail: answerWithDetail,
  /** An error whose sentence is about one field: `faults.field(409, ['body', 'ssn'], 'This number is …')`. */
  field: (status: number, loc: NonNullable<ErrorBody['loc']>, detail: string): Fault =>
    answer(status, { detail, loc }),
  /** 422 with one entry for each field. */
  validation: (...issues: ValidationIssue[]): Fault => answerWithDetail(422, issues),
  unauthorized: (): Fault => answerWithDetail(401, 'Not authenticated'),
  secondFactorRequired: (): Fault => answerWithDetail(403, 'second_factor_required'),
  registrationMissing: (): Fault => answerWithDetail(404, 'registration_missing'),
  throttled: (seconds = 30): Fault =>
    answerWithDetail(429, 'Too many attempts. Please try again later.', {
      'Retry-After': String(seconds),
    }),
  /** A failure without a `detail`, so that the fallback text shows. */
  serverError:
    (status = 500): Fault =>
    () =>
      HttpResponse.json({}, { status }),
  /** A page where JSON was expected, as proxies and captive portals send it. */
  html:
    (status = 200): Fault =>
    () =>
      new HttpResponse('<!doctype html><title>Bad gateway</title>', {
        status,
        headers: { 'Content-Type': 'text/html' },
      }),
  empty:
    (status = 200): Fault =>
    () =>
      new HttpResponse(null, { status }),
  /** Valid JSON that is not what the contract says. */
  wrongShape:
    (status = 200): Fault =>
    () =>
      HttpResponse.json({ unexpected: [null] }, { status }),
  /** JSON that ends too early. */
  truncated:
    (status = 200): Fault =>
    () =>
      new HttpResponse('{"items":[{"id":"7b0a', {
        status,
        headers: { 'Content-Type': 'application/json' },
      }),
  /** No connection at all. */
  network: (): Fault => () => HttpResponse.error(),
  /** No answer, ever: loading states and time-outs. */
  silence: (): Fault => async () => {
    await delay('infinite');
    return HttpResponse.error();
  },
} as const;
