import type { ValidationIssue } from '@bank-bonuses/api-client';
import type { FastifyReply } from 'fastify';

/** An intended error response. Its `detail` is written for the sender of the request. */
export class HttpError extends Error {
  readonly status: number;
  readonly detail: string | ValidationIssue[];
  readonly retryAfterSeconds: number | undefined;
  /** The field that `detail` refers to, if `detail` is a single sentence. */
  readonly loc: ValidationIssue['loc'] | undefined;

  constructor(
    status: number,
    detail: string | ValidationIssue[],
    { retryAfterSeconds, loc }: { retryAfterSeconds?: number; loc?: ValidationIssue['loc'] } = {},
  ) {
    super(`HTTP ${status}`);
    this.name = 'HttpError';
    this.status = status;
    this.detail = detail;
    this.retryAfterSeconds = retryAfterSeconds;
    this.loc = loc;
  }
}

/** The error responses of the contract with their texts. */
export const httpErrors = {
  badRequest: () => new HttpError(400, 'The request body is not valid JSON'),
  notAuthenticated: () => new HttpError(401, 'Not authenticated'),
  notTheOwner: () => new HttpError(401, 'We could not verify this email address and password'),
  /** `why` is appended to "Your card was declined", for example ": it has expired". */
  declined: (why = '') =>
    new HttpError(
      402,
      `Your card was declined${why}. Nothing was charged. Please try another card or payment method.`,
    ),
  secondFactorRequired: () => new HttpError(403, 'second_factor_required'),
  registrationMissing: () => new HttpError(404, 'registration_missing'),
  notFound: () => new HttpError(404, 'Not found'),
  otherAddress: () =>
    new HttpError(409, 'This registration belongs to another email address', {
      loc: ['body', 'email'],
    }),
  ssnAlreadyRegistered: () =>
    new HttpError(
      409,
      'This Social Security number is already registered with another account. Please check the number, log in to that account, or contact support.',
      { loc: ['body', 'ssn'] },
    ),
  tooLarge: () => new HttpError(413, 'The request is too large'),
  mediaType: () => new HttpError(415, 'Send the request as application/json'),
  compressed: () => new HttpError(415, 'Send the request without compression'),
  invalid: (issues: ValidationIssue[]) => new HttpError(422, issues),
  tooComplex: () => new HttpError(422, [{ loc: ['body'], msg: 'Is too complex', type: 'size' }]),
  tooMany: (retryAfterSeconds: number) =>
    new HttpError(429, 'Too many attempts. Please try again later.', { retryAfterSeconds }),
  tooManyRejections: (retryAfterSeconds: number) =>
    new HttpError(
      429,
      'Too many attempts to register were rejected. Please check your details and try again in 24 hours, or contact support.',
      { retryAfterSeconds },
    ),
  failed: () => new HttpError(500, 'Something went wrong on our side. Please try again.'),
  unavailable: (retryAfterSeconds = 5) =>
    new HttpError(503, 'The service is busy. Please try again in a moment.', { retryAfterSeconds }),
  chargeUnknown: () =>
    new HttpError(
      503,
      'The card processor did not respond in time. Please try again: you will not be charged twice.',
      { retryAfterSeconds: 5 },
    ),
  beingProcessed: () =>
    new HttpError(503, 'Your registration is being processed. Please try again in a moment.', {
      retryAfterSeconds: 5,
    }),
} as const;

/** Throws 422 if a request has issues. */
export function throwIssues(issues: ValidationIssue[]): void {
  if (issues.length > 0) throw httpErrors.invalid(issues);
}

/** Sends an error in the contract's shape. */
export function sendHttpError(reply: FastifyReply, httpError: HttpError): FastifyReply {
  if (httpError.retryAfterSeconds !== undefined) {
    void reply.header('retry-after', String(httpError.retryAfterSeconds));
  }
  const { detail, loc } = httpError;
  return reply.status(httpError.status).send({ detail, ...(loc && { loc }) });
}
