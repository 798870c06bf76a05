import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

interface FailureExtras {
  weakPasswordReasons?: string[];
  retryAfterSeconds?: number;
}

/** An answer in one of the provider's two error shapes. Its text never holds anything the caller sent. */
export class AuthFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly extras: FailureExtras;

  constructor(status: number, code: string, message: string, extras: FailureExtras = {}) {
    super(message);
    this.name = 'AuthFailure';
    this.status = status;
    this.code = code;
    this.extras = extras;
  }
}

/** 400 `validation_failed`, the most frequent refusal. */
export function invalid(message: string): AuthFailure {
  return new AuthFailure(400, 'validation_failed', message);
}

/** 429 with `Retry-After`; stock GoTrue leaves that header out. */
export function tooManyRequests(retryAfterSeconds: number): AuthFailure {
  return new AuthFailure(429, 'over_request_rate_limit', 'Request rate limit reached', {
    retryAfterSeconds,
  });
}

/** 429 for a mail that follows the last one too closely. */
export function mailTooSoon(retryAfterSeconds: number): AuthFailure {
  return new AuthFailure(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${retryAfterSeconds} seconds.`,
    { retryAfterSeconds },
  );
}

/** The API version from which errors carry `code` and `message`. */
export const namedErrorsVersion = '2024-01-01';

function wantsNamedErrors(request: FastifyRequest): boolean {
  const header = request.headers['x-supabase-api-version'];
  return typeof header === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(header)
    ? header >= namedErrorsVersion
    : false;
}

/** Writes the failure in the shape that the request's API version asks for. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: AuthFailure) {
  const { status, code, message, extras } = failure;
  const weakness =
    extras.weakPasswordReasons === undefined
      ? {}
      : { weak_password: { reasons: extras.weakPasswordReasons } };
  reply.status(status).header('x-sb-error-code', code);
  if (extras.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(extras.retryAfterSeconds));
  }
  if (wantsNamedErrors(request)) {
    reply.header('x-supabase-api-version', namedErrorsVersion);
    return reply.send({ code, message, ...weakness });
  }
  const errorId = status === 500 ? { error_id: request.id } : {};
  return reply.send({ code: status, error_code: code, msg: message, ...weakness, ...errorId });
}

/** Every fault that is no `AuthFailure` looks the same from outside. */
export function asFailure(error: unknown): AuthFailure {
  if (error instanceof AuthFailure) return error;
  const status =
    error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : undefined;
  if (status === 413) {
    return new AuthFailure(413, 'request_entity_too_large', 'Request body is too large');
  }
  if (status === 400 || status === 415) {
    return new AuthFailure(
      400,
      'bad_json',
      'Could not parse request body as JSON: malformed input',
    );
  }
  return new AuthFailure(
    500,
    'unexpected_failure',
    'Unexpected failure, please check server logs for more information',
  );
}

/** Lets a part of the server answer every failure in this shape; only `onFault` hears what an unexpected one was. */
export function addFailures(app: FastifyInstance, onFault: (error: unknown) => void): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = asFailure(error);
    if (failure.status === 500) onFault(error);
    return sendFailure(request, reply, failure);
  });
}
